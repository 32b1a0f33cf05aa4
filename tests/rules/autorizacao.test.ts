import { deleteField, doc, updateDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { CODIGOS, FLAGS } from '@/domain/acesso/areas';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeia, umColaborador } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, marta, type Persona, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
  negado,
} from './ambiente';

const { admin, como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);
const autorizacao = caminhos.autorizacao(EMPRESA);
const entrada = (id: string) => `${autorizacao}/${id}`;

const criarIdeia = (quem: typeof caio) => {
  const caminho = `${caminhos.ideias(EMPRESA)}/${novoId('ideia')}`;
  return [caminho, () => criar(como(quem), caminho, criadoAgora(umaIdeia(quem)))] as const;
};

describe('matriz de autorização', () => {
  it('só ADMIN a vê', { tags: 'cobertura' }, async () => {
    for (const quem of [caio, mario, tea, marta, xavier]) {
      await negado(pegar(como(quem), entrada('2_3')));
      await negado(listar(como(quem), autorizacao));
    }
    await pegar(como(ana), entrada('2_3'));
    await listar(como(ana), autorizacao);
  });
  it('B09 só ADMIN muda as marcas, uma ou todas', async () => {
    for (const [quem, id] of [
      [mario, '2_3'],
      [tea, '3_3'],
      [marta, '4_3'],
      [caio, '5_3'],
      [xavier, '2_3'],
    ] as const)
      await recusa(entrada(id), () => mudar(como(quem), entrada(id), { remover: false, ...mudadoPor(quem) }));
    await mudar(como(ana), entrada('2_3'), { remover: false, ...mudadoPor(ana) });
    await mudar(como(ana), entrada('2_3'), {
      ...Object.fromEntries(FLAGS.map((flag) => [flag, true])),
      ...mudadoPor(ana),
    });
  });
  it('as marcas são verdadeiro ou falso, e mais nada da entrada muda', async () => {
    const proibidas = [
      { leitura: 'sim' },
      { leitura: null },
      { leitura: 1 },
      { tipo: 1 },
      { tipoAutorizacao: 5 },
      { label: 'Outra' },
      { deletedAt: agora() },
      { createdBy: ana.uid },
      { extra: true },
    ];
    for (const mudanca of proibidas)
      await recusa(entrada('2_3'), () => mudar(como(ana), entrada('2_3'), { ...mudanca, ...mudadoPor(ana) }));
    await recusa(entrada('2_3'), () => mudar(como(ana), entrada('2_3'), { leitura: false }));
    await mudar(como(ana), entrada('2_3'), { leitura: true, ...mudadoPor(ana) });
  });
  it('a linha do administrador não se muda: ninguém tranca a empresa', async () => {
    for (const codigo of CODIGOS)
      await recusa(entrada(`1_${codigo}`), () =>
        mudar(como(ana), entrada(`1_${codigo}`), { leitura: false, ...mudadoPor(ana) }),
      );
    await mudar(como(ana), entrada('5_3'), { leitura: true, ...mudadoPor(ana) });
  });
  it('B10 B11 ninguém cria entrada, com o id certo ou outro', { tags: 'cobertura' }, async () => {
    const dados = { ...criadoAgora({ ...(await ler(entrada('5_3'))), createdAt: new Date() }) };
    for (const quem of [caio, ana])
      for (const id of ['5_3', '5_35', 'sombra', novoId()])
        await recusa(entrada(id), () => criar(como(quem), entrada(id), dados));
    await mudar(como(ana), entrada('5_3'), { leitura: true, ...mudadoPor(ana) });
  });
  it('C12 ninguém apaga entrada', async () => {
    for (const quem of [caio, ana]) await recusa(entrada('5_3'), () => apagar(como(quem), entrada('5_3')));
  });
  it('B13 módulo que o registro não nomeia nega, por parecido que seja; ADMIN passa', async () => {
    const permite = (quem: Persona, permissoes: string) =>
      updateDoc(doc(admin(), quem.referencia), { permissoes });
    const negam = ['', ' 3:ler', ' 13:lcer 30:lcer', ' 3: 2:c', '3:lcer', ' 3:lcer\n', ' 3:Lc'];
    await permite(clara, ' 2:l 3:lc 4:l');
    await criarIdeia(clara)[1]();
    for (const permissoes of negam) {
      await permite(clara, permissoes);
      await recusa(...criarIdeia(clara));
    }
    await updateDoc(doc(admin(), clara.referencia), { permissoes: deleteField() });
    await recusa(...criarIdeia(clara));
    await permite(ana, '');
    await criarIdeia(ana)[1]();
    await semear({ [clara.referencia]: umColaborador(clara) });
    await criarIdeia(clara)[1]();
  });
  it('a própria pessoa não se dá permissões', async () => {
    for (const quem of [clara, ana])
      await recusa(quem.referencia, () =>
        mudar(como(quem), quem.referencia, { permissoes: ' 3:lcer', ...mudadoPor(quem) }),
      );
    await mudar(como(clara), clara.referencia, { telefone: '', ...mudadoPor(clara) });
  });
});
