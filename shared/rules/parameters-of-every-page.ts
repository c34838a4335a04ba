/** Query parameters of every page, besides those of its route. Only scripts read `done` on a public page. */
export const parametersOfEveryPage: readonly string[] = ['lng', 'done']
