const one = (name: string, type = '<text/>') =>
  `<optional><element name="${name}">${type}</element></optional>`;
const many = (name: string, type: string) =>
  `<zeroOrMore><element name="${name}">${type}</element></zeroOrMore>`;
const ADDRESS = '<data type="anyURI"/>';
const NUMBER = '<data type="nonNegativeInteger"/>';
const RELATED =
  many('link', `<attribute name="rel">${ADDRESS}</attribute>${ADDRESS}`) +
  many('meta', `<attribute name="rel">${ADDRESS}</attribute><text/>`) +
  many('extension', `<attribute name="application">${ADDRESS}</attribute><ref name="anything"/>`);
const DESCRIBED =
  one('title') + one('creator') + one('annotation') + one('info', ADDRESS) + one('image', ADDRESS) + RELATED;

/** XSPF version 1 (xspf.org/spec) as RELAX NG: what a playlist and its tracks hold, in any order, and nothing else. */
export const xspfGrammar = `<?xml version="1.0"?>
<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://xspf.org/ns/0/"
  datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start>
    <element name="playlist">
      <attribute name="version" ns=""><value>1</value></attribute>
      <interleave>
        ${DESCRIBED}
        ${one('location', ADDRESS)}${one('identifier', ADDRESS)}${one('date', '<data type="dateTime"/>')}
        ${one('license', ADDRESS)}
        ${one('attribution', `<interleave>${many('location', ADDRESS)}${many('identifier', ADDRESS)}</interleave>`)}
        <element name="trackList">
          <zeroOrMore>
            <element name="track">
              <interleave>
                ${DESCRIBED}
                ${many('location', ADDRESS)}${many('identifier', ADDRESS)}
                ${one('album')}${one('trackNum', NUMBER)}${one('duration', NUMBER)}
              </interleave>
            </element>
          </zeroOrMore>
        </element>
      </interleave>
    </element>
  </start>
  <define name="anything">
    <zeroOrMore>
      <choice>
        <text/>
        <element><anyName/><zeroOrMore><attribute><anyName/></attribute></zeroOrMore><ref name="anything"/></element>
      </choice>
    </zeroOrMore>
  </define>
</grammar>`;
