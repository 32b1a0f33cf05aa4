/** Idea home (part 2 §2). */
import { Suspense, useState } from 'react';
import { HomeDePais, type TextosDaHome } from '@/areas/pais/HomeDePais';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import { MENU } from '@/domain/telas/menu';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from '../ideias.data';
import { VistasDasIdeias } from './VistasDasIdeias';
import { parte, porCima } from '@/ui/moldura/parte';

const IdeiaFormModal = parte(
  () => import('../formulario/IdeiaFormModal').then((m) => m.IdeiaFormModal),
  porCima,
);

const TEXTOS: TextosDaHome = {
  titulo: MENU.gestao['/home-ideias'].rotulo,
  quais: 'Quais ideias',
  pesquisar: 'Pesquisar ideias',
  abas: {
    todas: 'Todas as Ideias',
    minhas: 'Minhas Ideias',
    patrocinios: 'Meus Patrocínios',
  },
  adicionar: 'Adicionar Ideia',
  nadaEncontrado: 'Nenhuma ideia Encontrada!',
};

export function HomeIdeiasPage() {
  const sessao = useSessaoAtiva();
  const [criando, definirCriando] = useState(false);
  const podeCriar = pode(sessao, permissoesDeIdeias.ideias, 'create', ['autorEmRascunho']);
  return (
    <>
      <HomeDePais
        listas={ideiasData}
        textos={TEXTOS}
        vistas={<VistasDasIdeias />}
        aoCriar={podeCriar ? () => definirCriando(true) : undefined}
      />
      {criando && (
        <Suspense>
          <IdeiaFormModal aoFechar={() => definirCriando(false)} />
        </Suspense>
      )}
    </>
  );
}
