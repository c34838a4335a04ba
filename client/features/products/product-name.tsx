/** A name such as "Artist: Title", whose title stands on a line of its own before it breaks. */
export const ProductName = ({ name }: { name: string }) => {
  const titleStart = name.indexOf(': ') + 2
  if (titleStart === 1) return name
  return (
    <>
      {name.slice(0, titleStart)}
      <span className="unbroken-part">{name.slice(titleStart)}</span>
    </>
  )
}
