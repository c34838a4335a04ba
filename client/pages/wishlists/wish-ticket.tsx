import type { ReactNode } from 'react'
import type { WishedItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { Badge } from '../../features/events/badge.tsx'
import { BasketLine } from '../../features/basket/basket-line.tsx'
import { useWishWords } from './wish-words.ts'

type WishTicketProps = {
  item: WishedItem
  /** False where `children` say it. */
  priced?: boolean
  children: ReactNode
}

/** Something wished for, as the ticket it may become. */
export function WishTicket({ item, priced = true, children }: WishTicketProps) {
  const { where, price, statusWord } = useWishWords()(item)
  return (
    <BasketLine
      to={item.href}
      name={item.name}
      what={
        <>
          {item.status && statusWord ? <Badge status={item.status}>{statusWord}</Badge> : null} {item.variantName}
        </>
      }
      date={item.date}
      image={item.image}
      {...(priced && price ? { price } : {})}
      {...(where ? { where } : {})}
    >
      {children}
    </BasketLine>
  )
}
