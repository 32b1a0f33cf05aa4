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
  mudar,
  novoId,
  pegar,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';

const { admin, como, semear, recusa, ler, soOServidor } = await abrirAmbiente(import.meta.filename);
const autorizacao = caminhos.autorizacao(EMPRESA);
const entrada = (id: string) => `${autorizacao}/${id}`;

const criarIdeia = (quem: typeof caio) => {
  const caminho = `${caminhos.ideias(EMPRESA)}/${novoId('ideia')}`;
  return [caminho, () => criar(como(quem), caminho, criadoAgora(umaIdeia(quem)))] as const;
};

describe('matriz de autorização', () => {
  it('só ADMIN a vê', { tags: 'cobertura' }, async () => {
    const podia = permitido(() => pegar(como(ana), entrada('2_3')));
    const podia2 = permitido(() => listar(como(ana), autorizacao));
    for (const quem of [caio, mario, tea, marta, xavier]) {
      await negado(pegar(como(quem), entrada('2_3')), podia);
      await negado(listar(como(quem), autorizacao), podia2);
    }
    await podia();
    await podia2();
  });
  it('B09 só ADMIN muda as marcas, uma ou todas', async () => {
    const podia = permitido(() => mudar(como(ana), entrada('2_3'), { remover: false, ...mudadoPor(ana) }));
    for (const [quem, id] of [
      [mario, '2_3'],
      [tea, '3_3'],
      [marta, '4_3'],
      [caio, '5_3'],
      [xavier, '2_3'],
    ] as const)
      await recusa(
        entrada(id),
        () => mudar(como(quem), entrada(id), { remover: false, ...mudadoPor(quem) }),
        podia,
      );
    await podia();
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
    const podia = permitido(() => mudar(como(ana), entrada('2_3'), { leitura: true, ...mudadoPor(ana) }));
    for (const mudanca of proibidas)
      await recusa(
        entrada('2_3'),
        () => mudar(como(ana), entrada('2_3'), { ...mudanca, ...mudadoPor(ana) }),
        podia,
      );
    await recusa(entrada('2_3'), () => mudar(como(ana), entrada('2_3'), { leitura: false }), podia);
    await podia();
  });
  it('a linha do administrador não se muda: ninguém tranca a empresa', async () => {
    const podia = permitido(() => mudar(como(ana), entrada('5_3'), { leitura: true, ...mudadoPor(ana) }));
    for (const codigo of CODIGOS)
      await recusa(
        entrada(`1_${codigo}`),
        () => mudar(como(ana), entrada(`1_${codigo}`), { leitura: false, ...mudadoPor(ana) }),
        podia,
      );
    await podia();
  });
  it('B10 B11 ninguém cria entrada, com o id certo ou outro', { tags: 'cobertura' }, async () => {
    const dados = { ...criadoAgora({ ...(await ler(entrada('5_3'))), createdAt: new Date() }) };
    for (const quem of [caio, ana])
      for (const id of ['5_3', '5_35', 'sombra', novoId()])
        await soOServidor(entrada(id), como(quem), (banco) => criar(banco, entrada(id), dados));
    await mudar(como(ana), entrada('5_3'), { leitura: true, ...mudadoPor(ana) });
  });
  it('C12 ninguém apaga entrada', async () => {
    for (const quem of [caio, ana])
      await soOServidor(entrada('5_3'), como(quem), (banco) => apagar(banco, entrada('5_3')));
  });
  it('B13 módulo que o registro não nomeia nega, por parecido que seja; ADMIN passa', async () => {
    const permite = (quem: Persona, permissoes: string) =>
      updateDoc(doc(admin(), quem.referencia), { permissoes });
    const negam = ['', ' 3:ler', ' 13:lcer 30:lcer', ' 3: 2:c', '3:lcer', ' 3:lcer\n', ' 3:Lc'];
    const podia = permitido(() => criarIdeia(clara)[1]());
    await permite(clara, ' 2:l 3:lc 4:l');
    await podia();
    for (const permissoes of negam) {
      await permite(clara, permissoes);
      await recusa(...criarIdeia(clara), podia);
    }
    await updateDoc(doc(admin(), clara.referencia), { permissoes: deleteField() });
    await recusa(...criarIdeia(clara), podia);
    await permite(ana, '');
    await criarIdeia(ana)[1]();
    await semear({ [clara.referencia]: umColaborador(clara) });
    await criarIdeia(clara)[1]();
  });
  it('a própria pessoa não se dá permissões', async () => {
    for (const quem of [clara, ana])
      await recusa(
        quem.referencia,
        () => mudar(como(quem), quem.referencia, { telefone: '', permissoes: ' 3:lcer', ...mudadoPor(quem) }),
        () => mudar(como(quem), quem.referencia, { telefone: '', ...mudadoPor(quem) }),
      );
  });
});
