import type { Wish } from '../wish.ts';

/** The wish without some of its figures, what remains pointing to the right ones. */
export function removeFigures(wish: Wish, removed: ReadonlySet<number>): Wish {
  if (removed.size === 0) return wish;
  const places = new Map<number, number>();
  wish.figures.forEach((_figure, at) => {
    if (!removed.has(at)) places.set(at, places.size);
  });
  const placeOf = (at: number | undefined) => (at === undefined ? undefined : places.get(at));
  return {
    ...wish,
    figures: wish.figures
      .filter((_figure, at) => !removed.has(at))
      .map((figure) => ({
        ...figure,
        wears: figure.wears.flatMap((worn) => {
          if (worn.figure === undefined) return [worn];
          const place = placeOf(worn.figure);
          return place === undefined ? [] : [{ ...worn, figure: place }];
        }),
      })),
    relations: wish.relations.flatMap(({ subject, relation, target }) => {
      const [from, to] = [placeOf(subject), placeOf(target)];
      return from === undefined || to === undefined
        ? []
        : [{ subject: from, relation, target: to }];
    }),
    actions: wish.actions.flatMap(({ verb, ...action }) => {
      const agent = placeOf(action.agent);
      const [object, target] = [placeOf(action.object), placeOf(action.target)];
      if (agent === undefined || (action.object !== undefined && object === undefined)) return [];
      return [
        {
          verb,
          agent,
          ...(object !== undefined && { object }),
          ...(target !== undefined && { target }),
          ...(action.spot && { spot: action.spot }),
          ...(action.manner && { manner: action.manner }),
        },
      ];
    }),
  };
}
