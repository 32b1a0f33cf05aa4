/** The report on a phone: a card per idea, as in every other list; its long texts together in a dialog. */
import { Button } from '@mantine/core';
import { COLUNAS_DO_RELATORIO, type LinhaDoRelatorio } from '@/domain/relatorio-ideias';
import { CartoesDaLista } from '@/ui/CartoesDaLista';
import { dataHora, numero } from '@/ui/formatos';
import type { Coluna } from '@/ui/lista';
import { OrdemDosCartoes } from '@/ui/OrdemDosCartoes';
import type { Ordem } from '@/ui/useEstadoDaLista';
import { StatusDaIdeia } from '../StatusDaIdeia';
import type { TextoInteiro } from './TextoModal';

const FATOS: Coluna<LinhaDoRelatorio>[] = [
  { id: 'titulo', titulo: 'Título', celula: ({ titulo }) => titulo, ordenavel: 'texto' },
  { id: 'status', titulo: 'Status', celula: ({ status }) => <StatusDaIdeia status={status} /> },
  { id: 'autorNome', titulo: 'Autor(es)', celula: ({ autorNome }) => autorNome, ordenavel: 'texto' },
  { id: 'createdAt', titulo: 'Cadastro', celula: ({ createdAt }) => dataHora(createdAt), ordenavel: 'data' },
  { id: 'curtidas', titulo: 'Curtidas', celula: ({ curtidas }) => numero(curtidas), ordenavel: 'numero' },
  {
    id: 'comentarios',
    titulo: 'Comentários',
    celula: ({ comentarios }) => numero(comentarios),
    ordenavel: 'numero',
  },
  { id: 'moedas', titulo: 'Moedas', celula: ({ moedas }) => numero(moedas), ordenavel: 'numero' },
];
const NO_CARTAO = new Set(FATOS.map(({ id }) => id));

/** Rule, address and the texts. */
const resto = (linha: LinhaDoRelatorio): TextoInteiro => ({
  titulo: linha.titulo,
  partes: COLUNAS_DO_RELATORIO.flatMap(([campo, rotulo]) =>
    NO_CARTAO.has(campo) ? [] : [[rotulo, String(linha[campo])] as const],
  ),
});

interface Props {
  linhas: readonly LinhaDoRelatorio[];
  ordem: Ordem | null;
  ordenar: (ordem: Ordem | null) => void;
  aoVer: (inteiro: TextoInteiro) => void;
}

export function LinhasEmCartoes({ linhas, ordem, ordenar, aoVer }: Props) {
  const textos: Coluna<LinhaDoRelatorio> = {
    id: 'textos',
    titulo: 'Textos',
    celula: (linha) => (
      <Button
        variant="subtle"
        size="compact-sm"
        mr={-8}
        aria-label={`Ver tudo: ${linha.titulo}`}
        onClick={() => aoVer(resto(linha))}
      >
        Ver tudo
      </Button>
    ),
  };
  return (
    <>
      <OrdemDosCartoes colunas={FATOS} estado={{ ordem, ordemPadrao: null, ordenar }} />
      <CartoesDaLista
        titulo="Ideias do período"
        itens={linhas}
        colunas={[...FATOS, textos]}
        para={({ id }) => `/ideias/${id}`}
      />
    </>
  );
}
