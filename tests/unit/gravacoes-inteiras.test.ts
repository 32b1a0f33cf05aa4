// @vitest-environment node
// A record that is written in whole loses the fields that a newer version gave it. Each such writing either keeps them
// (`comOGuardado`, `merge`, `porCima`), or stands here with the reason why there is nothing to lose.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONTES, type No, nosDe, texto } from '@tests/support/arvore';

const NOVO = 'new records, and what goes with them: rules or the transaction see that nothing is there';
const FILA = 'a message or an entry of the trail, which is written once';
const DERIVADO = 'made from other records, and made again by the newer version or the recompute command';
const DE_NOVO = 'what this version counts or compiles, which nobody keeps anything else in';

const COM_RAZAO: Record<string, readonly [quantas: number, porque: string]> = {
  'functions/src/callables/desafios/proporSolucao.ts': [1, NOVO],
  'functions/src/callables/desafios/salvarCronograma.ts': [1, NOVO],
  'functions/src/callables/desafios/salvarEvento.ts': [1, NOVO],
  'functions/src/callables/desafios/solucaoEmIdeia.ts': [2, NOVO],
  'functions/src/callables/ideias/definirVinculo.ts': [1, NOVO],
  'functions/src/callables/pontos/adicionarBonus.ts': [1, NOVO],
  'functions/src/callables/questionarios/publicar.ts': [1, DE_NOVO],
  'functions/src/callables/users/definirSenha.ts': [1, NOVO],
  'functions/src/canais/entregar.ts': [1, FILA],
  'functions/src/chamada/limites.ts': [1, DE_NOVO],
  'functions/src/comandos/licenciado.ts': [1, NOVO],
  'functions/src/nucleo/aceitarConvite.ts': [1, FILA],
  'functions/src/nucleo/arquivos.ts': [1, NOVO],
  'functions/src/nucleo/auditoria.ts': [2, FILA],
  'functions/src/nucleo/convidar.ts': [6, NOVO],
  'functions/src/nucleo/convidarParaDiagnostico.ts': [2, NOVO],
  'functions/src/nucleo/correcao.ts': [1, DERIVADO],
  'functions/src/nucleo/empresaPropria.ts': [2, NOVO],
  'functions/src/nucleo/empresas.ts': [1, DERIVADO],
  'functions/src/nucleo/evidencias.ts': [5, NOVO],
  'functions/src/nucleo/inscreverExistente.ts': [3, NOVO],
  'functions/src/nucleo/lembretes.ts': [1, FILA],
  'functions/src/nucleo/linkPorEmail.ts': [1, FILA],
  'functions/src/nucleo/pararMensagens.ts': [1, DE_NOVO],
  'functions/src/nucleo/posicoes.ts': [1, DE_NOVO],
  'functions/src/nucleo/publicarResultados.ts': [1, DERIVADO],
  'functions/src/nucleo/reabrirFolha.ts': [1, FILA],
  'functions/src/nucleo/sairDoProjeto.ts': [1, FILA],
  'functions/src/nucleo/versoes.ts': [1, NOVO],
  'functions/src/nucleo/votar.ts': [1, NOVO],
  'src/areas/comites/mudancas.data.ts': [4, NOVO],
  'src/areas/ideias/detalhe/likes.data.ts': [1, NOVO],
  'src/areas/ideias/importacao/importacao.data.ts': [1, NOVO],
  'src/areas/ideias/publicacao.ts': [1, NOVO],
  'src/areas/ideias/salvarEPublicar.ts': [1, NOVO],
  'src/areas/incentivo/implementacao/implementacao.data.ts': [1, NOVO],
  'src/areas/meusDados/consentimentos.data.ts': [1, NOVO],
  'src/areas/movimentacoes/cartela/cartelas.data.ts': [1, NOVO],
  'src/areas/movimentacoes/mudancas.data.ts': [1, NOVO],
  'src/areas/patrocinio/patrocinio.data.ts': [2, NOVO],
  'src/areas/questionarios/arquivos/arquivos.data.ts': [1, NOVO],
  'src/areas/questionarios/arquivos/importarQuestionario.data.ts': [1, NOVO],
  'src/areas/regulamentos/regulamentos.data.ts': [2, NOVO],
  'src/firebase/dados/collection.ts': [3, NOVO],
};

/** Who is asked to write: a transaction, a batch, a document. Maps and addresses have a `set` too. */
const ESCREVE = /^(tx|transacao|lote|escrita|fs)$|^new Lote\(|\bdoc\(|^(ref|registro|colecao)$/;

/** Writings of whole records in a file that keep nothing of what is stored. */
function inteiras(arquivo: string, fonte: string): number {
  return [...nosDe(arquivo, fonte)].filter(([no]) => {
    const chamado = no.type === 'CallExpression' ? (no['callee'] as No) : undefined;
    if (chamado?.type !== 'MemberExpression' || texto(fonte, chamado['property']) !== 'set') return false;
    const argumentos = (no['arguments'] as No[]).map((argumento) => texto(fonte, argumento));
    return (
      ESCREVE.test(texto(fonte, chamado['object'])) &&
      !argumentos.some((argumento) => /^comOGuardado\(|^\{ merge: true \}$/.test(argumento))
    );
  }).length;
}

it('o que se grava inteiro guarda o que não conhece, ou diz por que não há o que perder', () => {
  const achadas = FONTES.map(
    (arquivo) => [arquivo, inteiras(arquivo, readFileSync(arquivo, 'utf8'))] as const,
  );
  expect(Object.fromEntries(achadas.filter(([, quantas]) => quantas > 0))).toEqual(
    Object.fromEntries(Object.entries(COM_RAZAO).map(([arquivo, [quantas]]) => [arquivo, quantas])),
  );
});

it.each([
  ['tx.set(ref, novo)', 1],
  ['tx.set(ref, comOGuardado(novo, antes))', 0],
  ['tx.set(ref, novo, { merge: true })', 0],
  ['db.doc(caminho).set(novo)', 1],
  ['new Lote().set(caminho, novo)', 1],
  ['new Lote().porCima(caminho, novo)', 0],
  ['mapa.set(chave, valor)', 0],
])('%s: %i', (fonte, quantas) => expect(inteiras('x.ts', fonte)).toBe(quantas));
