/** `/gerenciarEvidencias` (part 3 §2, module 25): what companies showed, and whether the organiser looked at it. */
import { Group, Select } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import type { ComId } from '@/domain/comum/campos';
import type { EvidenciaRecebida } from '@/domain/evidencias/evidencia';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { dataHora } from '@/ui/texto/formatos';
import { Conferida } from './Conferida';
import { EscolhaDeEmpresa } from './EscolhaDeEmpresa';
import { evidenciasData } from './evidencias.data';
import { NomeDaEvidencia } from './NomeDaEvidencia';

const TITULO = nomeDaTela('/gerenciarEvidencias');
const FILTROS = ['questionario', 'empresa'] as const;

const COLUNAS: readonly Coluna<ComId<EvidenciaRecebida>>[] = [
  { id: 'nome', titulo: 'Evidência', celula: (evidencia) => <NomeDaEvidencia evidencia={evidencia} /> },
  {
    id: 'empresa',
    titulo: 'Empresa',
    celula: ({ nomeFantasia, questionario }) => <DuasLinhas nome={nomeFantasia} sob={questionario} />,
  },
  { id: 'envio', titulo: 'Data do envio', largura: '11rem', celula: ({ createdAt }) => dataHora(createdAt) },
  {
    id: 'conferida',
    titulo: 'Conferida',
    largura: '8rem',
    celula: (evidencia) => <Conferida evidencia={evidencia} />,
  },
];

export function GerenciarEvidenciasPage() {
  const sessao = useSessaoAtiva();
  usePageTitle(TITULO);
  const estado = useEstadoDaLista({ filtros: FILTROS });
  const { questionario, empresa } = estado.filtros;
  const lista = { questionario, empresa, pesquisa: estado.busca };
  const consulta = useLista(evidenciasData.recebidas(sessao, lista, estado.porPagina), estado.pagina);
  const questionarios = useQuery(questionariosData.todos(sessao)).data;
  const idProjeto = questionarios?.find(({ id }) => id === questionario)?.idProjeto;
  return (
    <ListPage
      titulo={TITULO}
      migalhas={caminhoDaTela('/gerenciarEvidencias')}
      resumo={
        questionarios ? (
          <Group gap="md" align="end">
            <Select
              label="Questionário"
              placeholder="Todos"
              clearable
              searchable
              w={360}
              maw="100%"
              data={questionarios.map(({ id, nome }) => ({ value: id, label: nome }))}
              value={questionario ?? null}
              onChange={(id) => estado.filtrar({ questionario: id ?? '', empresa: '' })}
            />
            <EscolhaDeEmpresa
              key={idProjeto}
              idProjeto={idProjeto}
              valor={empresa}
              aoEscolher={(id) => estado.filtrar({ empresa: id ?? '' })}
            />
          </Group>
        ) : undefined
      }
      busca="Pesquisar por evidência ou empresa"
      nomes={['evidência', 'evidências']}
      colunas={COLUNAS}
      consulta={consulta}
      estado={estado}
      tituloDoErro="Erro ao buscar evidências"
      nomeDoItem={({ nomeArquivo }) => nomeArquivo}
      vazio={{
        titulo: 'Nenhuma evidência cadastrada!',
        texto: 'O que as empresas enviam na fase de evidências dos seus projetos aparece aqui.',
      }}
    />
  );
}
