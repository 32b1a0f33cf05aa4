/**
 * Whose an uploaded file is, by the position of the parts of its path. Its sender names some of them (storage.rules), so
 * no part says anything by its word alone: 'logo' may be somebody's id, or a folder.
 */
import { ehIdDeRegistro } from '@/domain/comum/campos';

const DA_EMPRESA = 'licenciadas/*/empresas/*';

/** What stands before the folder that the sender names, what the record calls the file, and whether it is drawn. */
interface Forma {
  forma: string;
  /** Parts of the path that are the record's. */
  partes: number;
  campo: string;
  /** Everybody's browser draws it: attachments are only downloaded. */
  mostrada?: true;
}

const FORMAS: readonly Forma[] = [
  { forma: 'licenciadas/*/logo/*/*', partes: 2, campo: 'logo', mostrada: true },
  { forma: `${DA_EMPRESA}/logo/*/*`, partes: 4, campo: 'image', mostrada: true },
  { forma: `${DA_EMPRESA}/licenciado/*/logo/*/*`, partes: 6, campo: 'logo', mostrada: true },
  { forma: `${DA_EMPRESA}/projetos/*/*`, partes: 6, campo: 'images', mostrada: true },
  { forma: `${DA_EMPRESA}/colaboradores/*/*/*`, partes: 6, campo: 'image', mostrada: true },
  { forma: `${DA_EMPRESA}/ideias/*/*`, partes: 6, campo: 'anexos' },
  { forma: `${DA_EMPRESA}/ideias/*/marcos/*/*`, partes: 8, campo: 'anexos' },
  { forma: `${DA_EMPRESA}/desafios/*/*`, partes: 6, campo: 'anexos' },
  { forma: `${DA_EMPRESA}/documentosDoIncentivo/*/*`, partes: 6, campo: 'anexos' },
];

const tem = (forma: string, partes: readonly string[]) => {
  const pedidas = forma.split('/');
  return (
    pedidas.length === partes.length &&
    pedidas.every((p, i) => (p === '*' ? partes[i] !== '' : p === partes[i]))
  );
};

/** Ids stand at every second place of a record's path. */
const ehDeRegistro = (partes: readonly string[]) => partes.every((p, i) => i % 2 === 0 || ehIdDeRegistro(p));

/** The record that may name the file, and in which field; undefined where none can. */
export function lugarDoArquivo(path: string) {
  const partes = path.split('/');
  const forma = FORMAS.find((uma) => tem(uma.forma, partes));
  const registro = forma && partes.slice(0, forma.partes);
  if (!forma || !registro || !ehDeRegistro(registro)) return undefined;
  return {
    caminho: registro.join('/'),
    campo: forma.campo,
    mostrada: forma.mostrada ?? false,
    /** A picture of people: memberships are looked through, because the uid in its path may be nobody's yet. */
    dePessoa: forma.partes === 6 && partes[4] === 'colaboradores',
  };
}
