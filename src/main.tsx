import { createRoot } from 'react-dom/client';

const raiz = document.getElementById('root');
if (raiz) createRoot(raiz).render(<h1>Gestão de Inovação</h1>);
