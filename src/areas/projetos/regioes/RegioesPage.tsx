/** Regions of the chosen project, `/regioes` (part 3 §2): criteria, and how many companies belong to each. */
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ComProjeto } from '@/areas/cadastro/ComProjeto';
import type { ComId } from '@/domain/comum/campos';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import type { Projeto } from '@/domain/projetos/projeto';
import { criteriosEmPalavras, type Regiao } from '@/domain/projetos/regiao';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEditarERemover, useEstadoPorNome } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { numero } from '@/ui/texto/formatos';
import { regioesData } from './regioes.data';

const RegiaoFormModal = aoAbrir(() => import('./RegiaoFormModal').then((m) => m.RegiaoFormModal));

const COLUNAS: readonly Coluna<ComId<Regiao>>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    ordenavel: 'texto',
    largura: '16rem',
    celula: ({ name }) => (
      <Text span inherit lineClamp={2} title={name}>
        {name}
      </Text>
    ),
  },
  {
    id: 'criterios',
    titulo: 'Critérios',
    celula: (regiao) => (
      <Text span inherit lineClamp={2} title={criteriosEmPalavras(regiao)}>
        {criteriosEmPalavras(regiao)}
      </Text>
    ),
  },
  {
    id: 'empresas',
    titulo: 'Empresas',
    numerica: true,
    largura: '7rem',
    celula: ({ empresas }) => numero(empresas.length),
  },
];
const ORDENS = ordensDe(COLUNAS);
const LINHA = permissoesDeProjetos['projetos/regioes'];

function DoProjeto({ projeto: { id: projetoId, nome } }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const estado = useEstadoPorNome(ORDENS);
  const [aberta, abrir] = useState<'nova' | ComId<Regiao>>();
  const lista = regioesData.pagina(sessao, projetoId, estado.busca, estado.ordem, estado.porPagina);
  const consulta = useLista(lista, estado.pagina);
  const { mutate } = useMutation(regioesData.remover(sessao, projetoId));
  const acoesDaLinha = useEditarERemover<ComId<Regiao>>({
    pode: (operacao, { createdBy }) =>
      pode(sessao, LINHA, operacao, createdBy === sessao.uid ? ['criador'] : []),
    editar: abrir,
    remover: mutate,
    pergunta: ({ name }) => `Tem certeza que deseja remover a região "${name}"?`,
  });
  return (
    <>
      <ListPage
        titulo={nomeDaTela('/regioes')}
        migalhas={caminhoDaTela('/regioes')}
        resumo={<Text size="sm">Projeto: {nome}</Text>}
        busca="Pesquisar pelo nome"
        nomes={['região', 'regiões']}
        colunas={COLUNAS}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar regiões"
        nomeDoItem={({ name }) => name}
        {...(pode(sessao, LINHA, 'update') ? { aoAbrir: abrir } : {})}
        acoesDaLinha={acoesDaLinha}
        acaoPrincipal={
          pode(sessao, LINHA, 'create') ? (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir('nova')}>
              Adicionar região
            </Button>
          ) : undefined
        }
        vazio={{
          titulo: 'Nenhuma região cadastrada',
          texto: 'Uma região reúne as empresas do projeto pelo endereço: CEP, estado, cidade ou bairro.',
          nadaEncontrado: 'Nenhuma região encontrada!',
        }}
      />
      {aberta && (
        <RegiaoFormModal
          key={aberta === 'nova' ? aberta : aberta.id}
          projetoId={projetoId}
          regiao={aberta === 'nova' ? undefined : aberta}
          aoFechar={() => abrir(undefined)}
        />
      )}
    </>
  );
}

export const RegioesPage = () => (
  <ComProjeto tela="/regioes" texto="As regiões são as de um projeto. De qual?">
    {(projeto) => <DoProjeto projeto={projeto} />}
  </ComProjeto>
);
