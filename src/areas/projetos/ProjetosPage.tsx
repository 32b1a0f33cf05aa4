/** `/projetos` (part 3 §2): in progress and completed in tabs. */
import { Button } from '@mantine/core';
import {
  IconBuilding,
  IconCopy,
  IconFolderCheck,
  IconFolderOff,
  IconPlus,
  IconShare,
  IconRepeat,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { inscricoes, type Projeto } from '@/domain/projetos/projeto';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { pode } from '@/firebase/sessao/pode';
import { escolheProjeto, escolherProjeto, useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useLista } from '@/firebase/dados/usePagina';
import { Abas } from '@/ui/pagina/Abas';
import { useAbaNoEndereco } from '@/ui/pagina/useAbaNoEndereco';
import { type AcaoDaLinha, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEditarERemover, useEstadoPorNome } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { copiarUrl } from '@/ui/texto/copiar';
import { enderecosDeInscricao } from './enderecosDeInscricao';
import { COLUNAS_DE_PROJETOS } from './colunas';
import { dependentesData } from './dependentes.data';
import { textoDoProjeto } from './oQueTraz';
import { ProjetoSelecionado } from './ProjetoSelecionado';
import { projetosData, type SituacaoDoProjeto } from './projetos.data';

const ProjetoFormModal = aoAbrir(() => import('./ProjetoFormModal').then((m) => m.ProjetoFormModal));

const ComecarEdicaoModal = aoAbrir(() => import('./ComecarEdicaoModal').then((m) => m.ComecarEdicaoModal));

const LinksDeInscricaoModal = aoAbrir(() =>
  import('./LinksDeInscricaoModal').then((m) => m.LinksDeInscricaoModal),
);

const ORDENS = ordensDe(COLUNAS_DE_PROJETOS);
const ABAS: Record<SituacaoDoProjeto, string> = { emAndamento: 'Em andamento', concluidos: 'Concluídos' };
const VAZIO: Record<SituacaoDoProjeto, { titulo: string; texto: string }> = {
  emAndamento: {
    titulo: 'Nenhum projeto em andamento!',
    texto: 'Um projeto reúne as fases, os questionários e as empresas de um prêmio ou diagnóstico.',
  },
  concluidos: {
    titulo: 'Nenhum projeto concluído!',
    texto: 'Um projeto fica aqui depois do último dia do seu período.',
  },
};

/** What the menu of a row offers, by permission (part 3 §6). */
function useAcoes({
  abrir,
  compartilhar,
  continuar,
}: Record<'abrir' | 'compartilhar' | 'continuar', (projeto: ComId<Projeto>) => void>) {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao);
  const navegar = useNavigate();
  const { mutate } = useMutation(projetosData.remover(sessao));
  const editarERemover = useEditarERemover<ComId<Projeto>>({
    pode: (operacao) => pode(sessao, permissoesDeProjetos.projetos, operacao),
    editar: abrir,
    remover: mutate,
    pergunta: ({ nome }) => `Tem certeza que deseja remover o projeto "${nome}"?`,
    texto: async ({ id }) => textoDoProjeto(await dependentesData.doProjeto(sessao, id)),
  });
  return (projeto: ComId<Projeto>): AcaoDaLinha[] => {
    const selecionar: AcaoDaLinha =
      escolhido?.id === projeto.id
        ? {
            rotulo: 'Limpar seleção',
            icone: <IconFolderOff size={16} />,
            aoClicar: () => escolherProjeto(sessao, undefined),
          }
        : {
            rotulo: 'Selecionar projeto',
            icone: <IconFolderCheck size={16} />,
            aoClicar: () => escolherProjeto(sessao, projeto),
          };
    const empresas: AcaoDaLinha = {
      rotulo: 'Empresas do projeto',
      icone: <IconBuilding size={16} />,
      aoClicar: () => void navegar(para('/convidarEmpresa/:projetoId', { projetoId: projeto.id })),
    };
    const copiar = enderecosDeInscricao(sessao.contexto, projeto.id).map(({ de, url }): AcaoDaLinha => ({
      rotulo: `Copiar endereço ${de}`,
      icone: <IconCopy size={16} />,
      aoClicar: () => void copiarUrl(url),
    }));
    const links: AcaoDaLinha = {
      rotulo: 'Compartilhar a inscrição',
      icone: <IconShare size={16} />,
      aoClicar: () => compartilhar(projeto),
    };
    const edicao: AcaoDaLinha = {
      rotulo: 'Começar nova edição',
      icone: <IconRepeat size={16} />,
      aoClicar: () => continuar(projeto),
    };
    // Where registrations are closed there is nothing to invite to.
    const daInscricao = inscricoes(projeto, new Date()) === 'encerradas' ? [] : [links];
    return [
      empresas,
      ...daInscricao,
      ...copiar,
      ...(escolheProjeto(sessao) ? [selecionar] : []),
      ...(pode(sessao, permissoesDeProjetos.projetos, 'create') ? [edicao] : []),
      ...editarERemover(projeto),
    ];
  };
}

export function ProjetosPage() {
  const sessao = useSessaoAtiva();
  const [aba, mudarAba] = useAbaNoEndereco(['emAndamento', 'concluidos']);
  const estado = useEstadoPorNome(ORDENS);
  const [aberto, abrir] = useState<'novo' | ComId<Projeto>>();
  const lista = projetosData.pagina(
    sessao,
    { situacao: aba, nome: estado.busca },
    estado.ordem,
    estado.porPagina,
  );
  const consulta = useLista(lista, estado.pagina);
  const [aCompartilhar, compartilhar] = useState<ComId<Projeto>>();
  const [aContinuar, continuar] = useState<ComId<Projeto>>();
  const acoesDaLinha = useAcoes({ abrir, compartilhar, continuar });
  const fechar = () => abrir(undefined);
  const adicionar = pode(sessao, permissoesDeProjetos.projetos, 'create') ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir('novo')}>
      Adicionar
    </Button>
  ) : undefined;

  return (
    <>
      <ListPage
        titulo={nomeDaTela('/projetos')}
        migalhas={caminhoDaTela('/projetos')}
        resumo={<ProjetoSelecionado />}
        moldura={(conteudo) => (
          <Abas rotulo="Situação dos projetos" abas={ABAS} atual={aba} aoMudar={mudarAba}>
            {conteudo}
          </Abas>
        )}
        busca="Pesquisar projetos"
        nomes={['projeto', 'projetos']}
        colunas={COLUNAS_DE_PROJETOS}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar projetos"
        nomeDoItem={({ nome }) => nome}
        {...(pode(sessao, permissoesDeProjetos.projetos, 'update') ? { aoAbrir: abrir } : {})}
        acoesDaLinha={acoesDaLinha}
        outrasAcoes={
          <Button variant="default" component={Link} to={para('/projetos/apoios')}>
            {nomeDaTela('/projetos/apoios')}
          </Button>
        }
        acaoPrincipal={adicionar}
        vazio={{ ...VAZIO[aba], nadaEncontrado: 'Nenhum Projeto Encontrado!' }}
      />
      {aCompartilhar ? (
        <LinksDeInscricaoModal projeto={aCompartilhar} aoFechar={() => compartilhar(undefined)} />
      ) : null}
      {aContinuar ? <ComecarEdicaoModal projeto={aContinuar} aoFechar={() => continuar(undefined)} /> : null}
      {aberto === 'novo' && <ProjetoFormModal aoFechar={fechar} />}
      {aberto !== undefined && aberto !== 'novo' && (
        <ProjetoFormModal key={aberto.id} projeto={aberto} aoFechar={fechar} />
      )}
    </>
  );
}
