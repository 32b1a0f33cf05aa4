// @vitest-environment node
// The wizard's parts of random questionnaires show, ask for and number what the server judges at the finish.
import { expect, it } from 'vitest';
import { faltamEm } from '@/domain/diagnostico/valor-da-resposta';
import { compilar } from '@/domain/diagnostico/versao';
import { respostasVisiveis, visiveis } from '@/domain/diagnostico/visiveis';
import { aleatorio } from '@tests/support/aleatorio';
import { rascunhoAleatorio, respostasAleatorias } from '@tests/support/rascunho';
import { indiceDa, paginasDe } from './paginas';

const ids = (perguntas: readonly { id: string }[]) => perguntas.map(({ id }) => id);

it('as partes somam o que aparece, em ordem, e o que falta é o que o servidor recusa', () => {
  let semParte = 0;
  for (let semente = 1; semente < 80; semente++) {
    const questionario = compilar(rascunhoAleatorio(semente, 5));
    const respostas = respostasAleatorias(questionario.perguntas, aleatorio(semente + 3));
    const paginas = paginasDe(questionario, respostas);
    const mostradas = visiveis(questionario, respostas);
    expect(ids(paginas.flatMap(({ perguntas }) => perguntas))).toEqual(ids(mostradas));
    expect(ids(paginas.flatMap(({ faltam }) => faltam))).toEqual(
      ids(faltamEm(mostradas, respostasVisiveis(questionario, respostas))),
    );
    const numeros = paginas.flatMap(({ primeira, perguntas }) => perguntas.map((_, i) => primeira + i));
    expect(numeros).toEqual(mostradas.map((_, i) => i + 1));
    // Where a sheet stands is a place among all groups, shown or not.
    for (const [lugar, { id }] of questionario.grupos.entries()) {
      const pagina = paginas[indiceDa(paginas, lugar)];
      const dela = paginas.find(({ grupo }) => grupo.id === id);
      expect(pagina?.grupo.id === id).toBe(dela !== undefined);
      if (!dela && pagina) expect(pagina.lugar > lugar || pagina === paginas.at(-1)).toBe(true);
      semParte += dela ? 0 : 1;
    }
  }
  expect(semParte).toBeGreaterThan(5);
});
