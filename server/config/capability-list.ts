import { z } from 'zod'
import { capabilityNames, type Capability } from '#shared/wire/capabilities.ts'

export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const capabilityGroups: Record<string, readonly Capability[]> = { all: capabilityNames, none: [] }

/** `all`, `none`, or names of capabilities that commas separate. */
export const capabilityList = commaList.transform((names, context): ReadonlySet<Capability> => {
  const listed = (names.length === 1 && capabilityGroups[names[0]!]) || (names as Capability[])
  const unknown = listed.filter((name) => !capabilityNames.includes(name))
  if (unknown.length > 0)
    context.addIssue({
      code: 'custom',
      message: `unknown: ${unknown.join(', ')}. Known: ${capabilityNames.join(', ')}`,
    })
  return new Set(listed)
})
