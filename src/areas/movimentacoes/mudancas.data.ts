/** The committee moves a parent of any kind to another status (part 2 §4). */
import { mutationOptions } from '@tanstack/react-query';
import { type Movimentacao, movimentacaoDe, type MovimentacaoForm } from '@/domain/comite/movimentacao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import { caminhos } from '@/domain/comum/caminhos';
import { flexao, rotuloDoStatus, type TipoDePai } from '@/domain/pai/pai';
import { JaGravado } from '@/firebase/dados/ato';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export interface Movimentar {
  /** Id of the movement, chosen when the form opens: sending it again, after a lost answer, moves the parent once. */
  id: string;
  form: MovimentacaoForm;
  /** The status it leads from. */
  de: string;
}

/** What an earlier sending stored, of a kind whose statuses are not known here. */
export type Decisao = Pick<Movimentacao, 'observacoes'> & { status: string };

/** A decision stays as it was stored; another may follow it. */
function decidida(tipo: TipoDePai, form: MovimentacaoForm, guardada: Decisao & { id: string }) {
  const rotulo = rotuloDoStatus(tipo, guardada.status);
  return new JaGravado<Decisao>(
    form.status === guardada.status
      ? `A decisão já foi gravada: ${rotulo}, com a observação "${guardada.observacoes}". Ela não muda mais: escreva num comentário o que faltou.`
      : `A primeira decisão já foi gravada: ${rotulo}. Mover agora para ${rotuloDoStatus(tipo, form.status)}?`,
    guardada,
  );
}

function deOutraPessoa({ nome }: TipoDePai) {
  const { este, dele } = flexao(nome);
  return `Outra pessoa já movimentou ${este} ${nome.singular}. Atualize a tela e confira o status ${dele}.`;
}

/**
 * Status and movement in one batch, each checked against the other by the rules. Throws JaGravado with the movement that
 * an earlier sending of other content stored.
 */
export async function movimentar(
  sessao: SessaoAtiva,
  { lugar: { tipo, caminho, id: paiId } }: Pick<PaiNaTela, 'lugar'>,
  { id, form, de }: Movimentar,
): Promise<void> {
  exigir(paiId, tipo.semEscolha);
  const daMovimentacao = `${caminhos.sob(caminho).movimentacoes}/${id}`;
  const instantes = Object.entries(tipo.movimento.instantes).map(([campo, status]) => [
    campo,
    form.status === status ? carimbo.agora() : null,
  ]);
  const lote = new Lote()
    .update(caminho, {
      status: form.status,
      ultimaMovimentacao: id,
      ...Object.fromEntries(instantes),
      ...carimbo.mudanca(),
    })
    .set(daMovimentacao, {
      ...form,
      statusAnterior: de,
      autorNome: sessao.colaborador.nome,
      ...carimbo.criacao(),
    });
  const status = Object.keys(tipo.aparencia);
  await defineCollection(movimentacaoDe(status, status)).gravar(lote, {
    caminho: daMovimentacao,
    conteudo: form,
    senao: (guardada) => decidida(tipo, form, guardada),
    ausente: async () =>
      (await defineCollection(tipo.schema).find(caminho))?.status === de
        ? undefined
        : new ErroDoProduto(deOutraPessoa(tipo)),
  });
}

export const mudancasDeMovimentacoes = {
  movimentar: (sessao: SessaoAtiva, pai: Pick<PaiNaTela, 'lugar'>) => {
    const chave = chaveDoTipo(sessao, pai.lugar.tipo);
    return mutationOptions({
      mutationFn: (movimentacao: Movimentar) => movimentar(sessao, pai, movimentacao),
      // Totals come by triggers: those on the screen are read again until the movement is in them.
      onSuccess: (_dados, _variaveis, _antes, { client }) =>
        relerDepois(client, [...chave, 'contador'], [...chave, 'total']),
      meta: {
        sucesso: 'Movimentação cadastrada com sucesso!',
        invalida: [chave],
        erroNoFormulario: true,
      },
    });
  },
};
