import { Converter } from 'typedoc';

/** For TypeDoc: a codec and its type share a name and one sentence, so the page of each shows it. */
export const load = (app) => {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const one of Object.values(project.reflections)) {
      if (one.comment !== undefined || one.parent?.children === undefined) continue;
      const twin = one.parent.children.find((other) => other !== one && other.name === one.name && other.comment !== undefined);
      if (twin !== undefined) one.comment = twin.comment.clone();
    }
  });
};
