/**
 * `/colaboradores/removidas` (ADMIN only): people who were removed and whose data are still kept. Lists show only
 * people who are there (part 1 §4). The right to one's data does not end with the work (LGPD art. 18; decisions P123).
 */
import { Text } from '@mantine/core';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { foiAnonimizada } from '@/domain/pessoas/colaborador-acoes';
import type { ComId } from '@/domain/comum/campos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePagina } from '@/firebase/dados/usePagina';
import { data } from '@/ui/texto/formatos';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { colaboradoresData } from './colaboradores.data';
import { useAcoesDoColaborador } from './useAcoesDoColaborador';

const COLUNAS: readonly Coluna<ComId<Colaborador>>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    celula: (pessoa) => (
      <DuasLinhas
        nome={pessoa.nome}
        sob={foiAnonimizada(pessoa) ? 'Dados pessoais apagados' : pessoa.email}
      />
    ),
  },
  { id: 'deletedAt', titulo: 'Removida em', celula: ({ deletedAt }) => data(deletedAt), largura: '9rem' },
];

export function RemovidasPage() {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista();
  const pagina = usePagina(colaboradoresData.removidas(sessao, estado.porPagina), estado.pagina);
  // Nobody edits a removed person.
  const acoes = useAcoesDoColaborador(() => undefined);
  return (
    <ListPage
      titulo={nomeDaTela('/colaboradores/removidas')}
      migalhas={caminhoDaTela('/colaboradores/removidas')}
      resumo={
        <Text c="dimmed">
          Quem saiu ainda pode pedir os próprios dados, ou que sejam apagados (LGPD, art. 18).
        </Text>
      }
      colunas={COLUNAS}
      consulta={paginaDaLista(pagina)}
      estado={estado}
      tituloDoErro="Erro ao buscar colaboradores"
      nomeDoItem={({ nome }) => nome}
      acoesDaLinha={(pessoa) => (foiAnonimizada(pessoa) ? [] : acoes(pessoa))}
      vazio={{
        titulo: 'Ninguém foi removido',
        texto: 'Quem você remover da lista de colaboradores aparece aqui.',
      }}
    />
  );
}
