/** Account setup of a user without company (part 1 §2): the session screen with the company form of another area in it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SemEmpresaPage } from '@/areas/acesso/SemEmpresaPage';
import { MinhaEmpresaForm } from '@/areas/administracao/MinhaEmpresaForm';
import { recarregarSessao } from '@/firebase/sessao/cicloDaSessao';
import type { Sessao } from '@/firebase/sessao/useSessao';

export function ContaSemEmpresa({ sessao }: { sessao: Extract<Sessao, { estado: 'semEmpresa' }> }) {
  const [cliente] = useState(() => new QueryClient());
  const { uid, email, usuario } = sessao;
  const nome = usuario?.nome || email;
  return (
    <QueryClientProvider client={cliente}>
      <SemEmpresaPage
        uid={uid}
        nome={nome}
        faltaSenha={usuario?.trocarSenha ?? false}
        cadastro={
          usuario?.licenciadaId ? (
            <MinhaEmpresaForm
              uid={uid}
              responsavel={{ nome: usuario.nome, email }}
              aoCadastrar={() => void recarregarSessao()}
            />
          ) : undefined
        }
      />
    </QueryClientProvider>
  );
}
