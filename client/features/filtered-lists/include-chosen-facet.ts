/** A value of a filter. Without a count, how many results it has is unknown or nothing. */
export type Facet = { value: string; label: string; count?: number; lang?: string }

/** Adds the chosen value when the list has no item of it, or is still to come: the select must still show it. */
export const includeChosenFacet = (
  facets: readonly Facet[],
  value: string | undefined,
  toLabel: (value: string) => string = String,
): readonly Facet[] =>
  !value || facets.some((facet) => facet.value === value) ? facets : [...facets, { value, label: toLabel(value) }]
