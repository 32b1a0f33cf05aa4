/** Filters of the audit trail: kind, person and period. */
import { NativeSelect } from '@mantine/core';
import { ACOES_AUDITADAS, type AcaoAuditada, ROTULO_DA_ACAO } from '@/domain/auditoria/auditoria';
import { FORMATO_DO_DIA } from '@/domain/comum/datas';
import { FiltroDePeriodo } from '@/ui/formulario/FiltroDePeriodo';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import { data } from '@/ui/texto/formatos';
import type { FiltrosDaTrilha } from './auditoria.data';
import { parte } from '@/ui/moldura/parte';

const CampoDaPessoa = parte(() => import('./CampoDaPessoa').then((m) => m.CampoDaPessoa));

export const NOMES_DOS_FILTROS = ['acao', 'quem', 'periodo'] as const;
type Nome = (typeof NOMES_DOS_FILTROS)[number];

const lerAcao = (texto: string | undefined): AcaoAuditada | undefined =>
  ACOES_AUDITADAS.find((acao) => acao === texto);

const lerPeriodo = (texto = ''): readonly [string, string] => {
  const [de = '', ate = ''] = texto.split(',');
  return [de, ate];
};

/** What the address holds as what the query takes; anything unreadable filters nothing. */
export function lerFiltros(filtros: Partial<Record<Nome, string>>): FiltrosDaTrilha {
  const acao = lerAcao(filtros.acao);
  const quem = filtros.quem?.split('|')[0];
  const [de, ate] = lerPeriodo(filtros.periodo).map((dia) => (FORMATO_DO_DIA.test(dia) ? dia : ''));
  return {
    ...(acao ? { acao } : {}),
    ...(quem ? { quem } : {}),
    ...(de ? { de } : {}),
    ...(ate ? { ate } : {}),
  };
}

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: Nome, valor: string) =>
  Object.keys(lerFiltros({ [nome]: valor })).length > 0;

export const FILTROS: readonly FiltroDaLista<Nome>[] = [
  {
    id: 'acao',
    titulo: 'Ação',
    campo: (valor, mudar) => (
      <NativeSelect
        label="Ação"
        data={[
          { value: '', label: 'Todas' },
          ...ACOES_AUDITADAS.map((acao) => ({ value: acao, label: ROTULO_DA_ACAO[acao] })),
        ]}
        value={valor}
        onChange={({ currentTarget }) => mudar(currentTarget.value)}
      />
    ),
    mostrar: (valor) => {
      const acao = lerAcao(valor);
      return acao ? ROTULO_DA_ACAO[acao] : valor;
    },
  },
  {
    id: 'quem',
    titulo: 'Quem',
    campo: (valor, mudar) => <CampoDaPessoa valor={valor} aoMudar={mudar} />,
    mostrar: (valor) => valor.split('|')[1] ?? valor,
  },
  {
    id: 'periodo',
    titulo: 'Período',
    campo: (valor, mudar) => (
      <FiltroDePeriodo
        rotulo="Período"
        valor={lerPeriodo(valor)}
        aoMudar={(de, ate) => mudar(de || ate ? `${de},${ate}` : '')}
      />
    ),
    mostrar: (valor) =>
      lerPeriodo(valor)
        .map((dia) => data(dia))
        .filter(Boolean)
        .join(' a '),
  },
];
