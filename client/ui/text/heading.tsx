import type { ComponentPropsWithoutRef } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4

type HeadingProps = ComponentPropsWithoutRef<'h2'> & { level: HeadingLevel }

export const Heading = ({ level, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}
