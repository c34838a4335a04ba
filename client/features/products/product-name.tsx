import { Fragment } from 'react'

/** A name such as "Artist: Title", which breaks after the colon before it breaks anywhere else. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(/(?<=:) /).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="unbroken-part">{part}</span>
    </Fragment>
  ))
