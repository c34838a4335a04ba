/**
 * The value of an unset filter in forms and addresses: an item of a select may not have an empty value (specification
 * §5).
 */
export const anyOption = 'any'
