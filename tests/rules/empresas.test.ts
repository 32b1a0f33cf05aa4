import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { caminhos } from '@/domain/comum/caminhos';
import { umaEmpresa, umColaborador, umUsuario } from '@tests/support/documentos';
import {
  ana,
  caio,
  clara,
  davi,
  EMPRESA,
  EMPRESA_ALHEIA,
  EMPRESA_CONVIDADA,
  EMPRESA_INATIVA,
  EMPRESA_VIZINHA,
  gilda,
  ivo,
  lia,
  persona,
  rui,
  xavier,
} from '@tests/support/personas';
import { abrirAmbiente, apagar, criar, listar, mudar, pegar, negado, permitido, mudadoPor } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);
const { licenciadaId } = EMPRESA;
const empresas = caminhos.empresas(licenciadaId);
const minha = (uid: string) => fs.where('colaboradores', 'array-contains', uid);
const criadas = (uid: string) => fs.where('createdBy', '==', uid);
const ativa = (empresaStatus: 'ATIVO' | 'INATIVO') =>
  semear({ [ivo.referencia]: umColaborador(ivo, { empresaStatus }) });
const comAtiva = async (ler: () => Promise<unknown>) => {
  await ativa('ATIVO');
  await ler();
  await ativa('INATIVO');
};

describe('empresas', () => {
  it('A25 da própria cada um lê o que toda tela mostra, também o respondente e quem é de empresa inativa', async () => {
    for (const [quem, empresa] of [
      [caio, EMPRESA],
      [rui, EMPRESA],
      [ivo, EMPRESA_INATIVA],
      [gilda, EMPRESA_CONVIDADA],
    ] as const) {
      const lida = await pegar(como(quem), caminhos.apresentacao(empresa));
      expect(Object.keys(lida.data() ?? {}).toSorted()).toEqual([
        'image',
        'nomeFantasia',
        'role',
        'setores',
        'status',
      ]);
    }
  });
  it(
    'A25 o cadastro inteiro, só quem lê o módulo Empresa; a apresentação alheia, ninguém',
    { tags: 'cobertura' },
    async () => {
      const [cadastro, apresentacao] = [caminhos.empresa(EMPRESA), caminhos.apresentacao(EMPRESA)];
      const entrada = matrizInicial().find(({ id }) => id === idDaAutorizacao('MEMBER', 1));
      const semFlag = persona('Sem o Módulo', 'MEMBER');
      const semArea = persona('Sem a Área', 'COLLABORATOR');
      await semear({
        [`${caminhos.autorizacao(EMPRESA)}/${entrada?.id}`]: {
          ...entrada?.dados,
          leitura: false,
          deletedAt: null,
        },
        [semFlag.referencia]: umColaborador(semFlag),
        [semArea.referencia]: umColaborador(semArea, { configuracoes: false }),
      });
      for (const quem of [semFlag, semArea, rui]) {
        await negado(pegar(como(quem), cadastro), () => pegar(como(caio), cadastro));
        await pegar(como(quem), apresentacao);
      }
      for (const quem of [ana, caio]) await pegar(como(quem), cadastro);
      for (const banco of [como(lia), como(davi), anonimo()])
        await negado(pegar(banco, apresentacao), () => pegar(como(rui), apresentacao));
      await soOServidor([], como(ana), (banco) => listar(banco, `${caminhos.empresa(EMPRESA)}/apresentacao`));
      await soOServidor(apresentacao, como(ana), (banco) =>
        mudar(banco, apresentacao, { nomeFantasia: 'Outra' }),
      );
    },
  );
  it('ADMIN de empresa NORMAL lê e lista todas as da sua licenciada', async () => {
    for (const empresa of [EMPRESA_VIZINHA, EMPRESA_CONVIDADA, EMPRESA_INATIVA])
      await pegar(como(ana), caminhos.empresa(empresa));
    expect((await listar(como(ana), empresas)).size).toBe(4);
  });
  it('A71 de uma empresa inativa, o ADMIN lê a sua e não as outras da licenciada', async () => {
    const [sua, vizinha] = [EMPRESA_INATIVA, EMPRESA_VIZINHA].map((qual) => caminhos.empresa(qual));
    for (const ler of [
      () => pegar(como(ivo), vizinha ?? ''),
      () => listar(como(ivo), empresas),
      () => pegar(como(ivo), caminhos.contadorDaLicenciada(licenciadaId, 'empresas')),
    ]) {
      await ativa('INATIVO');
      await negado(ler(), () => comAtiva(ler));
    }
    await pegar(como(ivo), sua ?? '');
  });
  it('A71 de uma empresa inativa, ninguém lê a que criou nem aquela em que consta', async () => {
    for (const dela of [{ createdBy: ivo.uid }, { colaboradores: [ivo.uid] }]) {
      const outra = caminhos.empresa({ licenciadaId, empresaId: `ligada-${Object.keys(dela).join('')}` });
      await semear({ [outra]: umaEmpresa({ ...dela, cnpj: '11222333000181' }) });
      const ler = () => pegar(como(ivo), outra);
      await ativa('INATIVO');
      await negado(ler(), () => comAtiva(ler));
    }
  });
  it('A03 nunca as de outra licenciada', async () => {
    const alheia = caminhos.empresa(EMPRESA_ALHEIA);
    await negado(pegar(como(ana), alheia), () => pegar(como(lia), alheia));
    await negado(listar(como(ana), caminhos.empresas(EMPRESA_ALHEIA.licenciadaId)), () =>
      listar(como(lia), caminhos.empresas(EMPRESA_ALHEIA.licenciadaId)),
    );
    await negado(listar(como(ana), caminhos.empresas('qualquer')), () => listar(como(ana), empresas));
    await soOServidor([], como(ana), (banco) =>
      fs.getDocs(fs.query(fs.collectionGroup(banco, 'empresas'), fs.limit(10))),
    );
  });
  it('A05 a empresa do token é só um palpite: sem registro nela, nada', async () => {
    const forjado = { empresaId: EMPRESA_VIZINHA.empresaId };
    const vizinha = caminhos.empresa(EMPRESA_VIZINHA);
    const podia = permitido(() => listar(como(xavier), empresas));
    for (const quem of [caio, gilda]) {
      await negado(pegar(como(quem, forjado), vizinha), () => pegar(como(xavier), vizinha));
      await negado(listar(como(quem, forjado), empresas), podia);
    }
    await negado(listar(como(lia, { licenciadaId }), empresas), podia);
    await negado(listar(como(lia, { licenciadaId, ...forjado }), empresas), podia);
    await podia();
  });
  it('quem não é ADMIN de empresa NORMAL lista só as que criou ou em que está', async () => {
    const [outra, terceira] = [`${empresas}/empresa-de-caio`, `${empresas}/empresa-com-caio`];
    await semear({
      [outra]: umaEmpresa({ createdBy: caio.uid }),
      [terceira]: umaEmpresa({ colaboradores: [caio.uid] }),
    });
    const podia = permitido(() => listar(como(caio), empresas, minha(caio.uid)));
    for (const quem of [caio, gilda]) await negado(listar(como(quem), empresas), podia);
    await negado(listar(como(caio), empresas, minha(clara.uid)), podia);
    await negado(listar(como(caio), empresas, criadas(clara.uid)), podia);
    expect((await podia()).size).toBe(1);
    expect((await listar(como(caio), empresas, criadas(caio.uid))).size).toBe(1);
    for (const caminho of [outra, terceira]) {
      await negado(pegar(como(clara), caminho), () => pegar(como(caio), caminho));
    }
  });
  it('desabilitado não lê nem a própria', { tags: 'cobertura' }, async () => {
    const propria = caminhos.empresa(EMPRESA);
    await negado(pegar(como(davi), propria), () => pegar(como(caio), propria));
  });
  it('P12 ter o papel MASTER nada mostra das outras', async () => {
    const vizinha = caminhos.empresa(EMPRESA_VIZINHA);
    const mestre = persona('Mestre de Nome', 'MASTER');
    await semear({ [mestre.referencia]: umColaborador(mestre) });
    const podia = permitido(() => pegar(como(mestre), caminhos.empresa(EMPRESA)));
    await negado(pegar(como(mestre), vizinha), podia);
    await negado(listar(como(mestre), empresas), () => listar(como(ana), empresas));
    await podia();
  });
  it('ninguém escreve: isso é das funções', async () => {
    const propria = caminhos.empresa(EMPRESA);
    await soOServidor(propria, como(ana), (banco) => criar(banco, propria, umaEmpresa()));
    await soOServidor(propria, como(ana), (banco) =>
      mudar(banco, propria, { nomeFantasia: 'Outra', ...mudadoPor(ana) }),
    );
    await soOServidor(propria, como(ana), (banco) => apagar(banco, propria));
    await soOServidor(`${empresas}/nova`, como(ana), (banco) =>
      criar(banco, `${empresas}/nova`, umaEmpresa()),
    );
  });
});

describe('licenciadas e usuários', () => {
  it('a licenciada, só quem está ativo numa empresa dela', { tags: 'cobertura' }, async () => {
    const licenciada = `licenciadas/${licenciadaId}`;
    await semear({ [licenciada]: { nome: 'Licenciada Sul' } });
    const podia = permitido(async () => {
      for (const quem of [caio, gilda, ivo]) await pegar(como(quem), licenciada);
    });
    for (const banco of [como(lia), como(davi), como(rui), como(caio, { empresaId: 'x' }), anonimo()])
      await negado(pegar(banco, licenciada), podia);
    await soOServidor([], como(ana), (banco) => listar(banco, 'licenciadas'));
    await soOServidor(licenciada, como(ana), (banco) => mudar(banco, licenciada, { nome: 'Outra' }));
    await podia();
  });
  it('o usuário, só ele mesmo, e só para ler', { tags: 'cobertura' }, async () => {
    const usuario = caminhos.usuario(clara.uid);
    await semear({ [usuario]: umUsuario(clara) });
    const podia = permitido(() => pegar(como(clara), usuario));
    for (const banco of [como(caio), como(ana), anonimo()]) await negado(pegar(banco, usuario), podia);
    await soOServidor([], como(clara), (banco) => listar(banco, 'usuarios'));
    await soOServidor(usuario, como(clara), (banco) => mudar(banco, usuario, { empresas: [] }));
    await soOServidor(usuario, como(clara), (banco) => criar(banco, usuario, umUsuario(clara)));
    await soOServidor(usuario, como(clara), (banco) => apagar(banco, usuario));
    await podia();
  });
});
