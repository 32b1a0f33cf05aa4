// Records known by their name: what is stored, who created it, and that a removal is the last word. Field by field, by
// reader, by id and by role they stand with all others (formato, leituras, ids, nomes, matrix).
import { describe, it } from 'vitest';
import { MODULOS } from '@/domain/acesso/modulos';
import { caminhos } from '@/domain/comum/caminhos';
import { LIMITE } from '@/domain/comum/campos';
import { MAXIMO_DA_PERGUNTA } from '@/domain/diagnostico/pergunta';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import { chamado, emDias, umColaborador } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, EMPRESA_VIZINHA, rui, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudar,
  novoId,
  pegar,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);

/** Another value of a field that is fixed when the record is new. */
const outro = (valor: unknown) => (typeof valor === 'boolean' ? !valor : agora());

describe.each(CADASTROS_DA_EMPRESA)('$colecao', ({ caminho: colecao, exemplo, novo, onde, acesso }) => {
  const fixos = Object.entries(novo).map(([campo, valor]) => ({ [campo]: outro(valor) }));

  const [modulo] = acesso.get[0]?.flag ?? [];
  if (!modulo) throw new Error('nenhum módulo guarda a coleção');

  async function guardado(mudancas = {}): Promise<string> {
    const caminho = `${colecao}/${novoId('registro')}`;
    await semear({ [caminho]: exemplo(clara, mudancas) });
    return caminho;
  }

  it('aceita o que o formulário manda e nada mais', { tags: 'cobertura' }, async () => {
    const caminho = `${colecao}/${novoId()}`;
    const registro = criadoAgora(exemplo(caio));
    const maior = 'obrigatoria' in registro ? MAXIMO_DA_PERGUNTA : LIMITE.nome;
    await recusa(
      caminho,
      [
        chamado('ab'),
        chamado(' ab '),
        chamado('x'.repeat(maior + 1)),
        { nome: 3 },
        { busca: [''] },
        ...fixos,
        { deletedAt: agora() },
        { createdBy: clara.uid },
        { createdAt: emDias(-1) },
        { extra: 1 },
      ].map((mudanca) => () => criar(como(caio), caminho, { ...registro, ...mudanca })),
      () => criar(como(caio), caminho, registro),
    );
  });

  it('não muda de autor nem de data, e não se apaga de verdade', { tags: 'cobertura' }, async () => {
    const caminho = await guardado();
    const podia = permitido(() =>
      mudar(como(ana), caminho, { ...chamado('Outro nome'), busca: ['ou', 'out'], ...mudadoPor(ana) }),
    );
    for (const mudanca of [{ createdBy: ana.uid }, { createdAt: agora() }, ...fixos, { extra: 1 }])
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }), podia);
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { ...chamado('Outro'), ...mudadoPor(clara) }),
      podia,
    );
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
    await podia();
  });

  it('removido, ninguém o muda nem o traz de volta', async () => {
    const caminho = await guardado({ deletedAt: emDias(-1) });
    const vivo = await guardado();
    for (const mudanca of [chamado('Outro nome'), { deletedAt: agora() }])
      await recusa(
        caminho,
        () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }),
        () => mudar(como(ana), vivo, { ...mudanca, ...mudadoPor(ana) }),
      );
    await soOServidor(caminho, como(ana), (banco) =>
      mudar(banco, caminho, { deletedAt: null, ...mudadoPor(ana) }),
    );
  });

  it(
    'sem editar nem remover, muda-se e remove-se o que se criou, enquanto se pode criar',
    { tags: 'cobertura' },
    async () => {
      const flags = { leitura: true, criacao: true, editar: false, remover: false };
      const linha = `${caminhos.autorizacao(EMPRESA)}/5_${modulo}`;
      await semear({ [linha]: flags });
      const [proprio, alheio] = [await guardado({ createdBy: caio.uid }), await guardado()];
      const atos = [chamado('Outro nome'), { deletedAt: agora() }];
      const podia = permitido(async () => {
        for (const ato of atos) await mudar(como(caio), proprio, { ...ato, ...mudadoPor(caio) });
      });
      for (const ato of atos)
        await recusa(alheio, () => mudar(como(caio), alheio, { ...ato, ...mudadoPor(caio) }), podia);
      await semear({ [linha]: { ...flags, criacao: false } });
      for (const ato of atos)
        await recusa(proprio, () => mudar(como(caio), proprio, { ...ato, ...mudadoPor(caio) }), podia);
      await semear({ [linha]: flags });
      await podia();
      await semear({ [linha]: { ...flags, editar: true, remover: true } });
    },
  );

  it('é da empresa e da área: quem é de fora ou não tem a área não o vê', async () => {
    const caminho = await guardado();
    const deFora = `${onde(EMPRESA_VIZINHA)}/${novoId()}`;
    const daqui = `${onde(EMPRESA)}/${novoId()}`;
    await recusa(
      deFora,
      () => criar(como(ana), deFora, criadoAgora(exemplo(ana))),
      () => criar(como(ana), daqui, criadoAgora(exemplo(ana))),
    );
    const podia = permitido(() => pegar(como(caio), caminho));
    const lista = permitido(() => listar(como(caio), colecao));
    for (const quem of [rui, xavier]) {
      await negado(pegar(como(quem), caminho), podia);
      await negado(listar(como(quem), colecao), lista);
    }
    await podia();
    await semear({ [caio.referencia]: umColaborador(caio, { [MODULOS[modulo].area]: false }) });
    await negado(listar(como(caio), colecao), lista);
    await semear({ [caio.referencia]: umColaborador(caio) });
    await lista();
  });
});
