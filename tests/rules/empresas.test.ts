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
import { abrirAmbiente, apagar, criar, fimDe, listar, mudadoPor, mudar, pegar, negado } from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);
const { licenciadaId } = EMPRESA;
const empresas = caminhos.empresas(licenciadaId);
const minha = (uid: string) => fs.where('colaboradores', 'array-contains', uid);
const criadas = (uid: string) => fs.where('createdBy', '==', uid);

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
        expect(await pegar(como(quem), cadastro).then(() => 'aceito', fimDe), quem.nome).toBe(
          'permission-denied',
        );
        await pegar(como(quem), apresentacao);
      }
      for (const quem of [ana, caio]) await pegar(como(quem), cadastro);
      for (const banco of [como(lia), como(davi), anonimo()]) await negado(pegar(banco, apresentacao));
      await negado(listar(como(ana), `${caminhos.empresa(EMPRESA)}/apresentacao`));
      await recusa(apresentacao, () => mudar(como(ana), apresentacao, { nomeFantasia: 'Outra' }));
    },
  );
  it('ADMIN de empresa NORMAL lê e lista todas as da sua licenciada', async () => {
    for (const empresa of [EMPRESA_VIZINHA, EMPRESA_CONVIDADA, EMPRESA_INATIVA])
      await pegar(como(ana), caminhos.empresa(empresa));
    expect((await listar(como(ana), empresas)).size).toBe(4);
  });
  it('A03 nunca as de outra licenciada', async () => {
    const alheia = caminhos.empresa(EMPRESA_ALHEIA);
    await negado(pegar(como(ana), alheia));
    for (const licenciada of [EMPRESA_ALHEIA.licenciadaId, 'qualquer'])
      await negado(listar(como(ana), caminhos.empresas(licenciada)));
    await recusa(alheia, () => fs.getDocs(fs.query(fs.collectionGroup(como(ana), 'empresas'), fs.limit(10))));
    await listar(como(lia), caminhos.empresas(EMPRESA_ALHEIA.licenciadaId));
  });
  it('A05 a empresa do token é só um palpite: sem registro nela, nada', async () => {
    const forjado = { empresaId: EMPRESA_VIZINHA.empresaId };
    const vizinha = caminhos.empresa(EMPRESA_VIZINHA);
    for (const quem of [caio, gilda]) {
      await negado(pegar(como(quem, forjado), vizinha));
      await negado(listar(como(quem, forjado), empresas));
    }
    await negado(listar(como(lia, { licenciadaId }), empresas));
    await negado(listar(como(lia, { licenciadaId, ...forjado }), empresas));
    await listar(como(xavier), empresas);
  });
  it('quem não é ADMIN de empresa NORMAL lista só as que criou ou em que está', async () => {
    const [outra, terceira] = [`${empresas}/empresa-de-caio`, `${empresas}/empresa-com-caio`];
    await semear({
      [outra]: umaEmpresa({ createdBy: caio.uid }),
      [terceira]: umaEmpresa({ colaboradores: [caio.uid] }),
    });
    for (const quem of [caio, gilda]) await negado(listar(como(quem), empresas));
    await negado(listar(como(caio), empresas, minha(clara.uid)));
    await negado(listar(como(caio), empresas, criadas(clara.uid)));
    expect((await listar(como(caio), empresas, minha(caio.uid))).size).toBe(1);
    expect((await listar(como(caio), empresas, criadas(caio.uid))).size).toBe(1);
    for (const caminho of [outra, terceira]) {
      await negado(pegar(como(clara), caminho));
      await pegar(como(caio), caminho);
    }
  });
  it('desabilitado não lê nem a própria', { tags: 'cobertura' }, async () => {
    const propria = caminhos.empresa(EMPRESA);
    await negado(pegar(como(davi), propria));
    await pegar(como(caio), propria);
  });
  it('P12 ter o papel MASTER nada mostra das outras', async () => {
    const vizinha = caminhos.empresa(EMPRESA_VIZINHA);
    const mestre = persona('Mestre de Nome', 'MASTER');
    await semear({ [mestre.referencia]: umColaborador(mestre) });
    await negado(pegar(como(mestre), vizinha));
    await negado(listar(como(mestre), empresas));
    await pegar(como(mestre), caminhos.empresa(EMPRESA));
  });
  it('ninguém escreve: isso é das funções', async () => {
    const propria = caminhos.empresa(EMPRESA);
    await recusa(propria, () => criar(como(ana), propria, umaEmpresa()));
    await recusa(propria, () => mudar(como(ana), propria, { nomeFantasia: 'Outra', ...mudadoPor(ana) }));
    await recusa(propria, () => apagar(como(ana), propria));
    await recusa(`${empresas}/nova`, () => criar(como(ana), `${empresas}/nova`, umaEmpresa()));
  });
});

describe('licenciadas e usuários', () => {
  it('a licenciada, só quem está ativo numa empresa dela', { tags: 'cobertura' }, async () => {
    const licenciada = `licenciadas/${licenciadaId}`;
    await semear({ [licenciada]: { nome: 'Licenciada Sul' } });
    for (const banco of [como(lia), como(davi), como(rui), como(caio, { empresaId: 'x' }), anonimo()])
      await negado(pegar(banco, licenciada));
    await negado(listar(como(ana), 'licenciadas'));
    await recusa(licenciada, () => mudar(como(ana), licenciada, { nome: 'Outra' }));
    for (const quem of [caio, gilda, ivo]) await pegar(como(quem), licenciada);
  });
  it('o usuário, só ele mesmo, e só para ler', { tags: 'cobertura' }, async () => {
    const usuario = caminhos.usuario(clara.uid);
    await semear({ [usuario]: umUsuario(clara) });
    for (const banco of [como(caio), como(ana), anonimo()]) await negado(pegar(banco, usuario));
    await negado(listar(como(clara), 'usuarios'));
    await recusa(usuario, () => mudar(como(clara), usuario, { empresas: [] }));
    await recusa(usuario, () => criar(como(clara), usuario, umUsuario(clara)));
    await recusa(usuario, () => apagar(como(clara), usuario));
    await pegar(como(clara), usuario);
  });
});
