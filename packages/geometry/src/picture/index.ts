// Shapes, paths, lines of sight and terrain as SVG, for docs and viewers.
export { describeLine, describeOutlines, describePath, describePolygons, describeShape } from './outline.js';
export { type Picture, type Stroke, makeSvg, widenBox } from './picture.js';
export { type SightPicture, describeSight } from './sight.js';
export { describeTerrain } from './terrain.js';
