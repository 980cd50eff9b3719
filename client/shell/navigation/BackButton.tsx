import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/button/IconButton';

/** Goes back to the previous page; home when this page was opened first. */
export function BackButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <IconButton
      label="Back"
      icon={ArrowLeft}
      onClick={() => void (key === 'default' ? navigate('/home') : navigate(-1))}
      className={className}
    />
  );
}
