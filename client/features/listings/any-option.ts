/**
 * What a filter that is not set has as its value in forms and addresses: an item of a select may not have an empty one
 * (specification §5).
 */
export const anyOption = 'any'
