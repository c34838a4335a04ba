/** Posters whose composition also fits 20:9, for the hero of the home page. */
export const widePosters: readonly string[] = ['01', '10', '11', '15', '29', '39', '41', '45', '59', '61', '71']
