/** Licenciadas, `/` of a platform MASTER (part 1 §2): the list, the form, and the first company of each. */
import { Button, Text } from '@mantine/core';
import { IconBuilding, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import type { Licenciada } from '@/domain/empresas/licenciada';
import { consultaDaLista } from '@/firebase/dados/consultaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { usePagina } from '@/firebase/dados/usePagina';
import { data } from '@/ui/texto/formatos';
import { type AcaoDaLinha, type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { type Ordem, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { NovaEmpresaModal } from './EmpresaFormModal';
import { LicenciadaFormModal } from './LicenciadaFormModal';
import { licenciadasData } from './licenciadas.data';

const POR_NOME: Ordem = { campo: 'nome', direcao: 'asc' };

const COLUNAS: readonly Coluna<ComId<Licenciada>>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    ordenavel: 'texto',
    celula: ({ nome }) => (
      <Text span inherit lineClamp={2} title={nome}>
        {nome}
      </Text>
    ),
  },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => email },
  {
    id: 'createdAt',
    titulo: 'Cadastro',
    ordenavel: 'data',
    somenteDesktop: true,
    celula: ({ createdAt }) => data(createdAt),
    largura: '8rem',
  },
];

type Aberto =
  | { qual: 'nova' }
  | { qual: 'editar'; licenciada: ComId<Licenciada> }
  | { qual: 'empresa'; licenciada: ComId<Licenciada> };

const ORDENS = ordensDe(COLUNAS);

export function LicenciadasPage() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const estado = useEstadoDaLista({ ordemPadrao: POR_NOME, ordens: ORDENS });
  const [aberto, abrir] = useState<Aberto>();
  const lista = licenciadasData.pagina(sessao, estado.ordem ?? POR_NOME, estado.porPagina);
  const pagina = usePagina(lista, estado.pagina);
  const total = useQuery(licenciadasData.total(sessao));
  const remover = useMutation(licenciadasData.remover(sessao));
  const fechar = () => abrir(undefined);

  const perguntarERemover = async (licenciada: ComId<Licenciada>) => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja remover a licenciada "${licenciada.nome}"?`,
      texto: 'As empresas dela continuam existindo, mas ela sai desta lista.',
      perigo: true,
    });
    if (sim) remover.mutate(licenciada);
  };

  const acoes = (licenciada: ComId<Licenciada>): AcaoDaLinha[] => [
    {
      rotulo: 'Editar',
      icone: <IconPencil size={16} />,
      aoClicar: () => abrir({ qual: 'editar', licenciada }),
    },
    {
      rotulo: 'Adicionar Empresa',
      icone: <IconBuilding size={16} />,
      aoClicar: () => abrir({ qual: 'empresa', licenciada }),
    },
    {
      rotulo: 'Remover',
      icone: <IconTrash size={16} />,
      perigo: true,
      aoClicar: () => void perguntarERemover(licenciada),
    },
  ];

  return (
    <>
      <ListPage
        titulo="Licenciadas"
        migalhas={[{ rotulo: 'Administração' }, { rotulo: 'Licenciadas' }]}
        colunas={COLUNAS}
        consulta={consultaDaLista(pagina, total)}
        estado={estado}
        tituloDoErro="Erro ao buscar licenciadas"
        nomeDoItem={({ nome }) => nome}
        aoAbrir={(licenciada) => abrir({ qual: 'editar', licenciada })}
        acoesDaLinha={acoes}
        acaoPrincipal={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir({ qual: 'nova' })}>
            Adicionar Licenciada
          </Button>
        }
        vazio={{
          titulo: 'Nenhuma Licenciada Cadastrada!',
          texto: 'Uma licenciada é dona de empresas. Cadastre a primeira para começar.',
        }}
      />
      {aberto?.qual === 'nova' && <LicenciadaFormModal aoFechar={fechar} />}
      {aberto?.qual === 'editar' && <LicenciadaFormModal licenciada={aberto.licenciada} aoFechar={fechar} />}
      {aberto?.qual === 'empresa' && (
        <NovaEmpresaModal licenciadaId={aberto.licenciada.id} tipo="NORMAL" aoFechar={fechar} />
      )}
    </>
  );
}
