type Facet = { value: string; label: string; count: number }

/** Adds the chosen value when no item of the list has it any more: the select must still show it. */
export const includeChosenFacet = (
  facets: readonly Facet[],
  value: string | undefined,
  toLabel: (value: string) => string = String,
): readonly Facet[] =>
  !value || facets.some((facet) => facet.value === value)
    ? facets
    : [...facets, { value, label: toLabel(value), count: 0 }]
