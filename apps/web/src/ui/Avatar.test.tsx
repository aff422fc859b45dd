import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from './Avatar.tsx';

describe('Avatar', () => {
  it('shows the picture, which says nothing beside a name', () => {
    const { container } = render(<Avatar name="Nori" image="/nori.png" colour="bg-sky-400" />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container).not.toHaveTextContent('N');
  });

  it('falls back to the tile when the picture fails, and tells', () => {
    const onImageError = vi.fn<() => void>();
    const { container } = render(
      <Avatar name="Nori" image="/gone.png" colour="bg-sky-400" onImageError={onImageError} isAlone />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Nori' }));
    expect(onImageError).toHaveBeenCalledOnce();
    expect(screen.getByRole('img', { name: 'Nori' })).toHaveTextContent('N');
    expect(container.firstChild).toHaveClass('bg-sky-400', 'text-on-tile');
  });

  it('tries another picture after one has failed', () => {
    const { container, rerender } = render(<Avatar name="Nori" image="/gone.png" />);
    fireEvent.error(container.querySelector('img') ?? container);
    rerender(<Avatar name="Nori" image="/new.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
  });
});
