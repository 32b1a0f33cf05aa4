/** Challenge home, `/home-desafios` (part 2 §2). */
import { useState } from 'react';
import { HomeDePais, type TextosDaHome } from '@/areas/pais/HomeDePais';
import { permissoesDeDesafios } from '@/domain/desafios/permissoes';
import { nomeDaTela } from '@/domain/telas/nomes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { desafiosData } from '../desafios.data';
import { VistasDosDesafios } from './VistasDosDesafios';

const DesafioFormModal = aoAbrir(() =>
  import('../formulario/DesafioFormModal').then((m) => m.DesafioFormModal),
);

const TEXTOS: TextosDaHome = {
  titulo: nomeDaTela('/home-desafios'),
  quais: 'Quais desafios',
  pesquisar: 'Pesquisar desafios',
  abas: {
    todas: 'Todos os desafios',
    minhas: 'Meus desafios',
  },
  adicionar: 'Adicionar desafio',
  nadaEncontrado: 'Nenhum desafio encontrado!',
};

export function HomeDesafiosPage() {
  const sessao = useSessaoAtiva();
  const [criando, definirCriando] = useState(false);
  const podeCriar = pode(sessao, permissoesDeDesafios.desafios, 'create', ['autorEmRascunho']);
  return (
    <>
      <HomeDePais
        listas={desafiosData}
        textos={TEXTOS}
        vistas={<VistasDosDesafios />}
        aoCriar={podeCriar ? () => definirCriando(true) : undefined}
      />
      {criando && <DesafioFormModal aoFechar={() => definirCriando(false)} />}
    </>
  );
}
