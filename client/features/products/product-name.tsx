/** A name such as "Artist: Title", whose title stands on a line of its own before it breaks. */
export const ProductName = ({ name }: { name: string }) => {
  const colon = name.indexOf(': ')
  if (colon < 0) return name
  return (
    <>
      {name.slice(0, colon + 2)}
      <span className="unbroken-part">{name.slice(colon + 2)}</span>
    </>
  )
}
