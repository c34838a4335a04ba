/** Posters whose composition holds at 20:9; the hero picks among these. */
export const widePosters: readonly string[] = ['01', '10', '11', '15', '29', '39', '41', '45', '59', '61', '71']
