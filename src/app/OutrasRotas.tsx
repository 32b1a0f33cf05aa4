/** Every main route but the first screens (part 1 §2): the addresses of domain/telas with the code of telas.ts. */
import { useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { TODAS } from '@/domain/telas/nomes';
import type { Tela } from '@/domain/telas/tela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { ComAcesso } from './ComAcesso';
import { dizerSemPagina } from './ondeEstou';
import { TELAS } from './telas';

type Endereco = keyof typeof TELAS;
const ENDERECOS = Object.keys(TELAS) as Endereco[];

function TelaDoEndereco({ endereco }: { endereco: Endereco }) {
  const Conteudo = TELAS[endereco];
  const tela: Tela = TODAS[endereco];
  const { master } = useSessaoAtiva();
  if (master && tela.master) return <Conteudo />;
  return (
    <ComAcesso tela={tela}>
      <Conteudo />
    </ComAcesso>
  );
}

function SemPagina() {
  const { pathname } = useLocation();
  useLayoutEffect(() => dizerSemPagina(pathname), [pathname]);
  return <PaginaDeErro naoEncontrada />;
}

export function OutrasRotas() {
  return (
    <Routes>
      {ENDERECOS.map((endereco) => (
        <Route
          key={endereco}
          path={endereco}
          element={<TelaDoEndereco key={endereco} endereco={endereco} />}
        />
      ))}
      {/* Addresses that people type to sign in: whoever has a session is where they led. */}
      {['/login', '/entrar'].map((endereco) => (
        <Route key={endereco} path={endereco} element={<Navigate to="/" replace />} />
      ))}
      <Route path="*" element={<SemPagina />} />
    </Routes>
  );
}
