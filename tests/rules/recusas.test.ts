// The helper for refusals itself: one that would be refused anyhow says nothing (decisions T408).
import { expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeia } from '@tests/support/documentos';
import { ana, clara, EMPRESA } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, criar, mudar, mudadoPor, negado, novoId, pegar } from './ambiente';

const { como, semear, ler, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);

const NADA_DIZ = 'O gêmeo permitido não passou';
const rascunho = async () => {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeia(clara) });
  return caminho;
};

it('a recusa cujo gêmeo também é recusado falha, de um ato e de uma leitura', async () => {
  const caminho = await rascunho();
  const doRascunho = () => mudar(como(ana), caminho, { titulo: 'Outro título', ...mudadoPor(ana) });
  await expect(recusa(caminho, doRascunho, doRascunho)).rejects.toThrow(NADA_DIZ);
  await expect(negado(pegar(como(ana), caminho), () => pegar(como(ana), caminho))).rejects.toThrow(NADA_DIZ);
  await recusa(caminho, doRascunho, () =>
    mudar(como(clara), caminho, { titulo: 'Outro título', ...mudadoPor(clara) }),
  );
});

it('a recusa do que se permite falha, seja qual for dos atos', async () => {
  const caminho = await rascunho();
  const deClara = () => mudar(como(clara), caminho, { titulo: 'Outro título', ...mudadoPor(clara) });
  const deAna = () => mudar(como(ana), caminho, { titulo: 'Outro título', ...mudadoPor(ana) });
  await expect(recusa(caminho, [deAna, deClara], deClara)).rejects.toThrow('aceito');
});

it('o que só o servidor faz fica depois como estava, e o que ele não pode nada diz', async () => {
  const [caminho, novo] = [await rascunho(), caminhos.ideia(EMPRESA, novoId('ideia'))];
  const antes = await ler(caminho);
  await soOServidor(caminho, como(ana), (banco) => mudar(banco, caminho, { titulo: 'Outro título' }));
  await soOServidor(novo, como(ana), (banco) => criar(banco, novo, criadoAgora(umaIdeia(clara))));
  expect(await ler(caminho)).toEqual(antes);
  expect(await ler(novo)).toBeUndefined();
  // Not even the server changes what is not there.
  await expect(
    soOServidor(novo, como(ana), (banco) => mudar(banco, novo, { titulo: 'Outro título' })),
  ).rejects.toThrow(NADA_DIZ);
});
