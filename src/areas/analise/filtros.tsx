/** By what the ranking can be cut. */
import type { ComId } from '@/domain/comum/campos';
import { PORTES } from '@/domain/empresas/empresa';
import { ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { fasesDe, type Projeto } from '@/domain/projetos/projeto';
import type { Regiao } from '@/domain/projetos/regiao';
import { HABILITADA, opcoesDeHabilitada } from '@/areas/cadastro/fases/habilitada';
import { Escolha } from '@/ui/lista/Escolha';
import type { FiltroDaLista } from '@/ui/lista/filtro';

export const CORTES = ['fase', 'porte', 'categoria', 'regiao', 'habilitada'] as const;
type Corte = (typeof CORTES)[number];

export const SEM_FILTRO_DE_REGIAO: readonly ComId<Regiao>[] = [];

const TITULO: Record<Corte, string> = {
  fase: 'Fase',
  porte: 'Porte',
  categoria: 'Categoria',
  regiao: 'Região',
  habilitada: HABILITADA,
};

type Opcoes = Record<Corte, { value: string; label: string }[]>;

export const opcoesDe = (projeto: Projeto, regioes: readonly ComId<Regiao>[]): Opcoes => ({
  fase: fasesDe(projeto).map(({ id, titulo }) => ({ value: String(id), label: titulo })),
  porte: PORTES.map((porte) => ({ value: porte, label: ROTULO_DO_PORTE[porte] })),
  categoria: projeto.categoria.map((categoria) => ({ value: categoria, label: categoria })),
  regiao: regioes.map(({ id, name }) => ({ value: id, label: name })),
  habilitada: opcoesDeHabilitada,
});

export const filtrosDo = (opcoes: Opcoes): FiltroDaLista<Corte>[] =>
  CORTES.filter((corte) => opcoes[corte].length > 0).map((corte) => ({
    id: corte,
    titulo: TITULO[corte],
    campo: (valor, mudar) => (
      <Escolha rotulo={TITULO[corte]} opcoes={opcoes[corte]} valor={valor} aoMudar={mudar} />
    ),
    mostrar: (valor) => opcoes[corte].find(({ value }) => value === valor)?.label ?? valor,
  }));
