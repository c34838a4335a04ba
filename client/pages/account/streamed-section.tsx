import type { ReactNode } from 'react'
import type { RawInput, Output } from '#shared/api/schemas.ts'
import { Streamed } from '../../data/streamed.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SkeletonRow } from '../../ui/feedback/skeleton-row.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { JsOnly, NoJsOnly } from '../../ui/layout/js-only.tsx'

type SectionQueryName = 'getAddresses' | 'getWishlists' | 'getOrders'

type StreamedSectionProps<N extends SectionQueryName> = {
  name: N
  /** Link to the full page; the only content while the data loads and without JavaScript. */
  link: { to: string; text: string }
  errorText: string
  children: (data: Output<N>) => ReactNode
}

/** A section of the overview whose data streams in. */
export function StreamedSection<N extends SectionQueryName>({
  name,
  link: { to, text },
  errorText,
  children,
}: StreamedSectionProps<N>) {
  const link = <TextLink to={to}>{text}</TextLink>
  return (
    <Streamed
      name={name}
      arg={{} as RawInput<N>}
      fallback={
        <>
          <NoJsOnly>{link}</NoJsOnly>
          <JsOnly as="div">
            <SkeletonRow />
          </JsOnly>
        </>
      }
      errorFallback={
        <MutedText as="p">
          {errorText} {link}
        </MutedText>
      }
    >
      {children}
    </Streamed>
  )
}
