/**
 * The value of an unset filter in forms and URLs: an item of a select may not have an empty value (specification §5).
 */
export const anyOption = 'any'
