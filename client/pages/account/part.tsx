import type { ReactNode } from 'react'
import type { Args, Output } from '#shared/api/schemas.ts'
import { Streamed } from '../../data/streamed.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { SkeletonRow } from '../../ui/feedback/skeleton-row.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { WithoutScript } from '../../ui/layout/without-script.tsx'
import { WithScript } from '../../ui/layout/with-script.tsx'

type PartName = 'getAddresses' | 'getWishlists' | 'getOrders'

type PartProps<N extends PartName> = {
  name: N
  /** Where the whole of it is: all there is until it has come, and without a script. */
  link: { to: string; text: string }
  failed: string
  children: (data: Output<N>) => ReactNode
}

/** A part of the overview that comes when it comes. */
export function Part<N extends PartName>({ name, link: { to, text }, failed, children }: PartProps<N>) {
  const link = <TextLink to={to}>{text}</TextLink>
  return (
    <Streamed
      name={name}
      arg={{} as Args<N>}
      fallback={
        <>
          <WithoutScript>{link}</WithoutScript>
          <WithScript as="div">
            <SkeletonRow />
          </WithScript>
        </>
      }
      failed={
        <Quiet as="p">
          {failed} {link}
        </Quiet>
      }
    >
      {children}
    </Streamed>
  )
}
