/**
 * Query parameters that every page keeps in addition to those of its route. On a public page only scripts read `done`.
 */
export const parametersOfEveryPage: readonly string[] = ['lng', 'done']
