import { SkeletonCard } from './skeleton-card.tsx'
import { Wall } from '../layout/wall.tsx'

/** The shape of a wall that is on its way. */
export const SkeletonWall = ({ count = 4 }: { count?: number }) => (
  <Wall>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </Wall>
)
