/** A name such as "Artist: Title", which breaks after the colon before it breaks anywhere else. */
export const ProductName = ({ name }: { name: string }) => {
  const artistEnd = name.indexOf(': ') + 1
  if (artistEnd === 0) return name
  return (
    <>
      <span className="unbroken-part">{name.slice(0, artistEnd)}</span>{' '}
      <span className="unbroken-part">{name.slice(artistEnd + 1)}</span>
    </>
  )
}
