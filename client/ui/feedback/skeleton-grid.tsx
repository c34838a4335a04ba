import { SkeletonCard } from './skeleton-card.tsx'
import { CardGrid } from '../layout/card-grid.tsx'

/** The shape of a wall that is on its way. */
export const SkeletonGrid = ({ count = 4 }: { count?: number }) => (
  <CardGrid>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </CardGrid>
)
