import * as fs from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import type { Licenciada } from '@/domain/empresas/licenciada';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { umaEmpresa, chamado } from '@tests/support/documentos';
import {
  ana,
  caio,
  EMPRESA,
  EMPRESA_ALHEIA,
  gilda,
  lia,
  marta,
  type Persona,
  xavier,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  listar,
  mudar,
  novoId,
  pegar,
  negado,
  permitido,
  type Banco,
  mudadoPor,
} from './ambiente';

const { anonimo, como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const licenciada = caminhos.licenciada(EMPRESA.licenciadaId);
const alheia = caminhos.licenciada(EMPRESA_ALHEIA.licenciadaId);
await semear({ [licenciada]: umaLicenciada(), [alheia]: umaLicenciada({ nome: 'Licenciada Norte' }) });

/** Otávio has the operator's claim; Marta has only the role of the same name. */
const otavio: Persona = { ...marta, uid: 'otavio', nome: 'Otávio da Plataforma' };
const daPlataforma = () => como(otavio, { master: true });

const nova = (mudancas: Partial<Licenciada> = {}) =>
  criadoAgora({
    ...umaLicenciada({ empresaId: null, ...mudancas }),
    createdBy: otavio.uid,
    updatedBy: otavio.uid,
  });
const mudanca = (campos: object) => ({ ...campos, ...mudadoPor(otavio) });
const remocao = () => mudanca({ deletedAt: agora() });
const umaNova = () => caminhos.licenciada(novoId('licenciada'));

describe('licenciadas', () => {
  it('a plataforma lê, lista, cadastra, muda e remove', { tags: 'cobertura' }, async () => {
    const caminho = umaNova();
    await criar(daPlataforma(), caminho, nova());
    await pegar(daPlataforma(), caminho);
    await listar(daPlataforma(), caminhos.licenciadas);
    await mudar(
      daPlataforma(),
      caminho,
      mudanca({ ...chamado('Outro nome'), email: 'outro@exemplo.com.br' }),
    );
    const podia = permitido(() => mudar(daPlataforma(), caminho, remocao()));
    await podia();
    await recusa(
      caminho,
      () => mudar(daPlataforma(), caminho, mudanca(chamado('Depois de removida'))),
      podia,
    );
  });

  it('P12 o papel MASTER, um ADMIN e quem forja a reivindicação como texto não', async () => {
    for (const banco of [como(marta), como(ana), como(marta, { master: 'true' }), anonimo()]) {
      const caminho = umaNova();
      for (const [onde, ato] of [
        [caminho, (de: Banco) => criar(de, caminho, nova())],
        [licenciada, (de: Banco) => mudar(de, licenciada, mudanca(chamado('Minha agora')))],
      ] as const)
        await recusa(
          onde,
          () => ato(banco),
          () => ato(daPlataforma()),
        );
      await negado(listar(banco, caminhos.licenciadas), () => listar(daPlataforma(), caminhos.licenciadas));
      await negado(pegar(banco, alheia), () => pegar(daPlataforma(), alheia));
    }
  });

  it.each<[string, object]>([
    ['nome curto', chamado('ab')],
    ['e-mail que não é', { email: 'contato' }],
    ['campo a mais', { dono: true }],
    ['empresa escolhida por quem cadastra', { empresaId: 'qualquer' }],
    ['logomarca de outra pasta', { logo: [umLogo('licenciadas/outra/logo/a/b.png')] }],
    ['três logomarcas', { logo: Array.from({ length: 3 }, () => umLogo('licenciadas/x/logo/a/b.png')) }],
    ['em nome de outra pessoa', { createdBy: ana.uid }],
    ['já removida', { deletedAt: agora() }],
  ])('não cadastra com %s', async (_, mudancas) => {
    const caminho = caminhos.licenciada('x');
    await recusa(
      caminho,
      () => criar(daPlataforma(), caminho, { ...nova(), ...mudancas }),
      () => criar(daPlataforma(), umaNova(), nova()),
    );
  });

  it('até duas logomarcas da própria pasta', async () => {
    const caminho = umaNova();
    const logo = ['a', 'b'].map((nome) => umLogo(`${caminho}/logo/x1/${nome}.png`));
    await criar(daPlataforma(), caminho, nova({ logo }));
  });
});

const publicas = (quem: Banco) =>
  listar(quem, caminhos.ideias(EMPRESA_ALHEIA), fs.where('visibilidade', '==', 'PUBLICA'));

describe('a plataforma e as empresas', () => {
  it('lê e lista as de qualquer licenciada, e não escreve nelas', async () => {
    const empresa = caminhos.empresa(EMPRESA_ALHEIA);
    await pegar(daPlataforma(), empresa);
    await listar(daPlataforma(), caminhos.empresas(EMPRESA_ALHEIA.licenciadaId));
    await soOServidor(empresa, daPlataforma(), (banco) =>
      mudar(banco, empresa, mudanca({ nomeFantasia: 'Outra' })),
    );
  });

  it('mas não as pessoas nem as ideias delas', async () => {
    const pessoas = caminhos.colaboradores(EMPRESA_ALHEIA);
    await negado(listar(daPlataforma(), pessoas), () => listar(como(lia), pessoas));
    await negado(publicas(daPlataforma()), () => publicas(como(lia)));
  });
});

describe('listagem de empresas', () => {
  const empresas = caminhos.empresas(EMPRESA.licenciadaId);
  const minhas = fs.where('colaboradores', 'array-contains', caio.uid);
  const sem1 = `${caminhos.autorizacao(EMPRESA)}/5_1`;

  it('fora ADMIN, exige leitura do módulo Empresa', { tags: 'cobertura' }, async () => {
    await semear({ [`${empresas}/com-caio`]: umaEmpresa({ colaboradores: [caio.uid] }) });
    const podia = permitido(() => listar(como(caio), empresas, minhas));
    await podia();
    await semear({ [sem1]: { leitura: false } });
    await negado(listar(como(caio), empresas, minhas), podia);
    await listar(como(ana), empresas);
  });

  it('o total da licenciada é de quem vê todas', { tags: 'cobertura' }, async () => {
    const contador = caminhos.contadorDaLicenciada(EMPRESA.licenciadaId, 'empresas');
    await semear({ [contador]: { NORMAL: 3, CONVIDADA: 1, updatedAt: new Date() } });
    const podia = permitido(async () => {
      for (const quem of [ana, xavier]) await pegar(como(quem), contador);
    });
    await podia();
    for (const quem of [caio, gilda]) await negado(pegar(como(quem), contador), podia);
    await soOServidor(contador, como(ana), (banco) => mudar(banco, contador, { NORMAL: 9 }));
  });
});

function umLogo(path: string) {
  return { path, name: 'logo.png', size: 10_000, type: 'image/png' };
}
