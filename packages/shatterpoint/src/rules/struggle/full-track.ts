import { rule } from '../../model/rule-id.js';
import { SPACES, type Row } from '../../row.js';

/** Are all spaces of a side taken? A further momentum token is not laid then, and nobody wins by it. */
export const isFull = rule('sp.struggle.full-track', ({ momentum }: Row): boolean => momentum >= SPACES);
