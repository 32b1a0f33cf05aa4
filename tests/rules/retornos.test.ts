// What an idea brought: whoever has 'Retorno' reads it, and the idea's own people without the module (decisions P250).
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, tea } from '@tests/support/personas';
import { umRetorno } from '@tests/support/retorno';
import { abrirAmbiente, negado, novoId, pegar, permitido } from './ambiente';

const { como, semear } = await abrirAmbiente(import.meta.filename);

/** What members and collaborators may read of the two modules. */
const daMatriz = (retorno: boolean, ideias: boolean) =>
  semear(
    Object.fromEntries(
      [2, 5].flatMap((papel) =>
        [[35, retorno] as const, [3, ideias] as const].map(([modulo, leitura]) => [
          `${caminhos.autorizacao(EMPRESA)}/${papel}_${modulo}`,
          { tipo: papel, leitura, criacao: true, editar: true, remover: true },
        ]),
      ),
    ),
  );

/** The path of the return of an idea of Clara's. */
async function guardado(mudancas = {}) {
  const ideia = caminhos.ideia(EMPRESA, novoId('ideia'));
  const caminho = `${caminhos.sob(ideia).retornos}/linhas`;
  await semear({ [ideia]: umaIdeiaPublicada(clara, mudancas), [caminho]: umRetorno(clara) });
  return caminho;
}

const ler = (caminho: string) => pegar(como(mario), caminho);

describe('retornos', () => {
  it('sem o módulo 35 leem só as pessoas da ideia, e com o 3', { tags: 'cobertura' }, async () => {
    const dela = await guardado({ implementadoresReferences: [mario.referencia] });
    const alheia = await guardado();
    await daMatriz(false, true);
    const podia = permitido(() => ler(dela));
    await podia();
    await negado(ler(alheia), podia);
    await daMatriz(false, false);
    const comModulo = permitido(() => ler(dela));
    await negado(ler(dela), comModulo);
    await daMatriz(true, false);
    await comModulo();
    await permitido(() => ler(alheia))();
  });
  it('da que não se vê ninguém lê, nem com o módulo', { tags: 'cobertura' }, async () => {
    await daMatriz(true, true);
    const publica = await guardado();
    const restrita = await guardado({ visibilidade: 'PRIVADA', privado: true });
    const rascunho = await guardado({ visibilidade: 'RASCUNHO', publishedAt: null });
    for (const quem of [tea, mario, caio]) {
      const podia = permitido(() => pegar(como(quem), publica));
      await negado(pegar(como(quem), restrita), podia);
      await negado(pegar(como(quem), rascunho), podia);
      await podia();
    }
    const autora = permitido(() => pegar(como(clara), restrita));
    await negado(pegar(como(clara), rascunho), autora);
    await autora();
    await permitido(() => pegar(como(ana), publica))();
  });
});
