/** Shows the product as a profile sees it, under a banner of its own root: the shell's first load knows nothing of it. */
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Matriz } from '@/domain/acesso/matriz';
import type { Papel } from '@/domain/acesso/papeis';
import type { Quem } from '@/domain/acesso/quem';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { verComo } from '@/firebase/sessao/verComo';
import { FaixaDoPerfil } from './FaixaDoPerfil';

interface Pedido {
  sessao: SessaoAtiva;
  papel: Papel;
  matriz: Matriz;
  cliente: QueryClient;
}

export function verComoPerfil({ sessao, papel, matriz, cliente }: Pedido): void {
  const onde = document.createElement('div');
  const raiz = createRoot(onde);
  const concede: Quem['tem'] = (codigo, flag) => matriz.get(codigo)?.[flag] === true;
  const sair = verComo(sessao, papel, concede, cliente, () => {
    raiz.unmount();
    onde.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  document.body.prepend(onde);
  raiz.render(<FaixaDoPerfil papel={papel} aoSair={sair} />);
}
