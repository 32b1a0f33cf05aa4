/** Examples of what people reported. */
import { caminhos } from '@/domain/comum/caminhos';
import type { CasoNaFila } from '@/domain/contratos/moderacao';
import type { Caso } from '@/domain/moderacao/moderacao';
import { criadoPor, emDias } from './documentos';
import type { Persona } from './personas';

export const umCaso = (autor: Pick<Persona, 'uid' | 'contexto'>, mudancas: Partial<Caso> = {}): Caso => ({
  alvo: { tipo: 'COMENTARIO_DA_IDEIA', pai: 'publica', filho: 'comentario' },
  caminho: `${caminhos.sob(caminhos.ideia(autor.contexto, 'publica')).comentarios}/comentario`,
  sobre: caminhos.ideia(autor.contexto, 'publica'),
  autor: autor.uid,
  situacao: 'ABERTO',
  denuncias: [
    { quem: 'denunciante', motivo: 'OFENSA', explicacao: 'Chama o colega de preguiçoso.', em: emDias(-2) },
  ],
  denunciantes: ['denunciante'],
  versao: 1,
  decisao: null,
  motivo: null,
  explicacao: '',
  decididoPor: null,
  decididoEm: null,
  guardado: null,
  ...criadoPor('denunciante'),
  ...mudancas,
});

export const umCasoNaFila = (mudancas: Partial<CasoNaFila> = {}): CasoNaFila => ({
  id: 'caso1',
  alvo: { tipo: 'COMENTARIO_DA_IDEIA', pai: 'i', filho: 'c' },
  onde: { colecao: 'ideias', id: 'i' },
  tituloDoPai: 'Reaproveitar a água',
  autor: 'Caio Lemos',
  texto: 'Quem propôs isto é preguiçoso.',
  removido: false,
  situacao: 'ABERTO',
  versao: 2,
  denuncias: [
    { motivo: 'OFENSA', explicacao: 'Ofende quem propôs.', em: '2026-03-02T12:00:00.000Z' },
    { motivo: 'FORA_DO_ASSUNTO', explicacao: '', em: '2026-03-03T12:00:00.000Z' },
  ],
  decisao: null,
  motivo: null,
  explicacao: '',
  decididoPor: '',
  decididoEm: null,
  ...mudancas,
});
